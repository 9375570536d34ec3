export { CallToAction } from './components/call-to-action.tsx'
export { PublicHead } from './components/public-head.tsx'
export { QuestionList } from './components/question-list.tsx'
export { SiteError } from './components/site-error.tsx'
export { width } from './components/site-frame.css.ts'
export { SiteFrame } from './components/site-frame.tsx'
export {
  type DescribedGroup,
  type DescribedOffering,
  describeOfferings,
  useOfferingGroups,
  useOfferings,
} from './described-offerings.ts'
export { type Offering, type OfferingId, offeringGroups, offerings } from './offerings.ts'
