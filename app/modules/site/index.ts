export { CallToAction } from './components/call-to-action.tsx'
export { width } from './components/site-frame.css.ts'
export { SiteFrame } from './components/site-frame.tsx'
export { type Offering, type OfferingId, offeringGroups, offerings } from './offerings.ts'
