export { ProfileHead } from './components/profile-head.tsx'
export { profilePaths } from './paths.ts'
