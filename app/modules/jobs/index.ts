export { type JobLine, JobTable } from './components/job-table.tsx'
