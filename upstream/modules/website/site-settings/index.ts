export { claimSiteName } from './names.ts'
export {
  describeHours,
  earliestPickUp,
  type Holidays,
  type HoursSpan,
  OpeningHours,
} from './opening-hours.ts'
export { addressOfSite, getSiteSettings, type StoredSettings, siteTitles } from './reader.ts'
export { saveSettings, setFirstHome, shownSettings, tellSiteChanged } from './service.ts'
