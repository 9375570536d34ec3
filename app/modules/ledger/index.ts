export { sourceHref } from './components/source-href.ts'
export { accountPath, entryPath } from './paths.ts'
