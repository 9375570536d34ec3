export { siteSettingsPath } from './paths.ts'
