export { roleName } from './components/role-name.ts'
export { newFirmPath, settingsPath } from './paths.ts'
