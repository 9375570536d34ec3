export { roleName } from './components/role-name.ts'
export { SettingsHead } from './components/settings-head.tsx'
export {
  approvalRulesPath,
  auditPath,
  dashboardPath,
  firmDataPath,
  firmsPath,
  jobsPath,
  newFirmPath,
  overviewPath,
  queuePath,
  settingsPath,
  toDoPath,
} from './paths.ts'
