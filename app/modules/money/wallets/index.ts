export { walletPath, walletsPath } from './paths.ts'
