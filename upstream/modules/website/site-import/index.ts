export { readImport } from './detect.ts'
export * from './neutral.ts'
export {
  type ImportAction,
  type ImportPlan,
  type KnownRecord,
  planImport,
} from './plan-import.ts'
export { writeMarkdownZip } from './write-markdown-zip.ts'
export { type NotWritten, writeWxr } from './write-wxr.ts'
