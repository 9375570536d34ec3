export { Terms } from './components/terms.tsx'
