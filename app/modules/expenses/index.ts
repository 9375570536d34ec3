export { PostedEntries } from './components/posted-entries.tsx'
