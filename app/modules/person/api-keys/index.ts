export { CallTable } from './components/calls-page.tsx'
