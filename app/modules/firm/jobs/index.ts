export { jobName } from './components/job-name.ts'
export { type JobLine, JobTable } from './components/job-table.tsx'
