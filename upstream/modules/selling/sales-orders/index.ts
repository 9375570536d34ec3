export { confirmOrder } from './confirm.ts'
export { deliverOrder } from './deliver.ts'
export { createDraft } from './draft.ts'
export { linesOf as orderLinesOf } from './reader.ts'
