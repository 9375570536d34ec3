export { renewQuoteSecrets as onCopy } from './writer.ts'
