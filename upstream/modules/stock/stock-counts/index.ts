export { beginCount, finishCount } from './counting.ts'
export { enterCount } from './entries.ts'
export { postCount } from './post-count.ts'
export { listLines as listCountLines } from './reader.ts'
