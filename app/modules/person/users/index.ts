export { PermissionBoxes } from './components/role-permissions.tsx'
