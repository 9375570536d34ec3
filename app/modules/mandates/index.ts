export { debitSettingsPath, mandatesPath } from './paths.ts'
