declare module '*.md' {
  const file: import('./markdown.ts').MarkdownFile
  export default file
}
