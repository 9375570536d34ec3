import { ErrorView } from '../../errors/error-view.tsx'
import { usePage } from '../../page-context.tsx'
import { DeadLink } from './dead-link.tsx'

/** What a public page shows where it fails: that its link leads nowhere any more, or what went wrong. */
export function DeadLinkBoundary() {
  const { failure } = usePage()
  return failure?.status === 404 ? <DeadLink /> : <ErrorView />
}
