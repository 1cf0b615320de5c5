declare module "firefly:catalogue/*" {
  const sentences: string;
  export default sentences;
}
