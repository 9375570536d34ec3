import { ErrorWords, useFailureStatus } from '#app/shell/errors/error-view.tsx'
import { Lost } from './lost.tsx'
import { SiteFrame } from './site-frame.tsx'

/** For public routes: `export { SiteError as ErrorBoundary } from '#app/modules/public-site/site/index.ts'`. */
export function SiteError() {
  return <SiteFrame>{useFailureStatus() === 404 ? <Lost /> : <ErrorWords />}</SiteFrame>
}
