"""The pages of the server, as a browser without JavaScript meets them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from tests.servers import Server

from firefly.games import PRESETS
from firefly.text import LANGUAGES

PAGES = ["/", "/history", "/privacy", "/tables", "/manifest.webmanifest", "/learn/betting"] + [
    f"/{kind}/{preset}" for kind in ("new", "rules") for preset in PRESETS
]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        Server(tmp_path_factory.mktemp("pages"), "--no-limits") as server,
        httpx.Client(base_url=server.url, headers={"accept": "text/html", "accept-language": "en"}) as client,
    ):
        yield client


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page_speaks_every_language(pages: httpx.Client, path: str, language: str) -> None:
    answer = pages.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    assert not re.search(r"(page|preset|option|rules)-[a-z-]+\b(?=</|\.)", answer.text), (
        "an id where a sentence should be"
    )
    if "<html" in answer.text:
        assert f'<html lang="{language}"' in answer.text
    assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=", answer.text), "forbidden by the policy"


def test_pictures_and_files_are_there(pages: httpx.Client) -> None:
    found = {path for page in PAGES for path in re.findall(r'(?:src|href)="(/static/[^"]+)"', pages.get(page).text)}
    assert any("/art/" in path for path in found)
    assert {path: pages.get(path).status_code for path in found} == dict.fromkeys(found, 200)


def test_a_link_fills_the_form_and_what_it_cannot_is_told(pages: httpx.Client) -> None:
    good = pages.get("/new/hivos?ante=7&rule.bidding=ferbli&seats=3").text
    assert 'class="wrongs"' not in good
    assert re.search(r'name="rule.ante" value="7"', good)
    assert re.search(r'name="rule.bidding" value="ferbli" checked', good)
    bad = pages.get("/new/hivos?bidding=foo&seats=99&nonsense=%3Cb%3E").text
    assert bad.count('class="wrong"') == 2
    assert "nonsense" in bad
    assert "<b>" not in bad
    assert re.search(r'name="rule.bidding" value="circular" checked', bad), "something has to be chosen"


def test_what_was_typed_is_kept_beside_what_is_wrong(pages: httpx.Client) -> None:
    answer = pages.post("/new/fly", data={"name": "Uli <3", "rule.start": "3", "seats": "3", "bots": "5"})
    assert answer.status_code == 422
    assert 'value="Uli &lt;3"' in answer.text
    assert re.search(r'name="rule.start" value="3"[^>]* aria-invalid="true"', answer.text)
    assert re.search(r'name="bots" value="5" checked', answer.text)


def test_a_form_opens_a_table(pages: httpx.Client) -> None:
    wish = {"name": "Uli", "title": "<i>here</i>", "seats": "3", "bots": "2", "open": "lobby", "rule.start": "5"}
    answer = pages.post("/new/fly", data=wish)
    assert answer.status_code == 303
    table = answer.headers["location"]
    seat, visitor = answer.headers.get_list("set-cookie")
    assert f"Path=/api/tables/{table.removeprefix('/t/')};" in seat
    assert all("HttpOnly" in cookie and "SameSite=strict" in cookie for cookie in (seat, visitor))
    assert "&lt;i&gt;here&lt;/i&gt;" in pages.get("/").text
    assert pages.get(table).status_code == 200
    elsewhere = pages.post("/new/fly", data=wish, headers={"origin": "https://elsewhere.example"})
    assert elsewhere.status_code == 403


@pytest.mark.parametrize(
    ("code", "path"),
    [
        ("abc", "/t/abc"), (" https://cards.example/t/abc?x=1 ", "/t/abc"), ("/t/abc/match/1/deal/2", "/t/abc"),
        ("https://cards.example/t/abc/seat/xyz", "/t/abc/seat/xyz"), ("", "/"), ("http://[", "/"), ("//elsewhere", "/"),
    ],
)  # fmt: skip
def test_a_code_leads_to_its_table(pages: httpx.Client, code: str, path: str) -> None:
    answer = pages.get("/join", params={"code": code})
    assert (answer.status_code, answer.headers["location"]) == (303, path)


@pytest.mark.parametrize("back", ["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example", "x"])
def test_a_choice_leads_nowhere_else(pages: httpx.Client, back: str) -> None:
    assert pages.get("/language/hu", params={"back": back}).headers["location"] == "/"
    pages.cookies.clear()


@pytest.mark.parametrize(
    "path", ["/nowhere", "/rules/bridge", "/new/bridge", "/learn/bridge", "/t/none", "/t/x/seat/y"]
)
def test_what_is_not_there_is_a_page_too(pages: httpx.Client, path: str) -> None:
    answer = pages.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert 'href="/"' in answer.text
