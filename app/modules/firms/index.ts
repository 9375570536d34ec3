export { roleName } from './components/role-name.ts'
export { timeZoneGroups } from './components/time-zones.ts'
export { newFirmPath, settingsPath } from './paths.ts'
