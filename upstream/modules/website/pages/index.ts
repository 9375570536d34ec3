export {
  contentOf,
  getPageRow,
  getRevision,
  groupTitle,
  listPages,
  membersOf,
  type PageRow,
  pageRows,
  scheduledRows,
} from './reader.ts'
export { sitePages } from './register.ts'
export { notePublished, setBlocks } from './service.ts'
export { notSubmitted, tellAuthor } from './submit.ts'
