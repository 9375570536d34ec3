export { useJobName } from './components/job-name.ts'
