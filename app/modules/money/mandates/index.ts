export { debitSettingsPath, mandatesPath, newMandatePath } from './paths.ts'
