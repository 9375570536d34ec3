export { writeDemoSite } from './demo.ts'
export { publishFirmSite } from './publish-site.ts'
export { livePathsOf } from './state-store.ts'
