export { OwnAnnouncements } from './components/own-announcements.tsx'
