export { renewPublicSecrets as onCopy } from './writer.ts'
