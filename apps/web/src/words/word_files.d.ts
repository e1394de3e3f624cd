declare module '*.txt?page' {
  const list: string;
  export default list;
}
