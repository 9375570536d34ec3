import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { ErrorPage, LinkButton } from '#app/ui/index.ts'
import type { Failure } from '../load-context.ts'
import { usePage, useT } from '../page-context.tsx'

/** The words an error's page has, by its status; see the namespace `error`. */
export function situationOf(
  status: number,
  failure?: Pick<Failure, 'isWrite'> & Partial<Pick<Failure, 'code'>>,
): string {
  if (failure?.code === 'firm_suspended') return 'firmSuspended'
  switch (status) {
    case 401:
      return 'unauthenticated'
    case 403:
      return 'forbidden'
    case 404:
      return failure ? 'notFoundData' : 'notFoundPage'
    case 409:
    case 423:
      return failure && !failure.isWrite ? 'notNow' : 'conflict'
    case 413:
      return 'tooLarge'
    case 429:
      return 'tooMany'
    case 503:
      return 'unavailable'
    default:
      if (status < 500) return 'refused'
      return failure?.isWrite ? 'failedWrite' : 'failedRead'
  }
}

/** The status of the error that the page is about; for an error's boundary. */
export function useFailureStatus(): number {
  const error = useRouteError()
  const { failure } = usePage()
  if (failure) return failure.status
  return isRouteErrorResponse(error) ? error.status : 500
}

/** The page of an error outside of any frame. */
export function ErrorView() {
  return (
    <main id="main">
      <ErrorWords />
    </main>
  )
}

/** What happened, what is still right and where to go; for the inside of a frame too. */
export function ErrorWords() {
  const { failure } = usePage()
  const status = useFailureStatus()
  const situation = situationOf(status, failure)
  const reason = situation === 'conflict' || situation === 'notNow' ? failure?.reason : undefined
  return <SituationWords status={status} situation={situation} reason={reason} />
}

type SituationProps = {
  status: number
  situation: string
  /** Why, a key of the `problem` texts; without one it is said in general. */
  reason?: string | undefined
}

/** The same for a situation that is known, see `situationOf`. */
export function SituationWords({ status, situation, reason }: SituationProps) {
  const t = useT('error')
  const why = useT('problem')
  const { requestId, firmPage } = usePage()
  // The page of an action stands below its record.
  const recordPath = useLocation().pathname.replace(/\/[^/]+\/?$/, '')
  const dashboard = firmPage && `/firms/${firmPage.firm.firmId}/dashboard`
  // Nothing of a suspended firm opens, not even what the page stands in.
  const [home, homeKey] =
    situation === 'firmSuspended'
      ? ['/firms', 'toFirms']
      : dashboard
        ? [dashboard, 'toDashboard']
        : ['/', 'toHome']
  return (
    <ErrorPage
      code={status >= 500 ? t('requestCode', { status, requestId }) : String(status)}
      title={t(`${situation}.title`)}
      actions={
        <>
          <LinkButton kind="primary" href={home}>
            {t(homeKey)}
          </LinkButton>
          {situation === 'tooLarge' && <LinkButton href="">{t('toForm')}</LinkButton>}
          {situation === 'notNow' && <LinkButton href={recordPath}>{t('toRecord')}</LinkButton>}
          {(status >= 500 || status === 429) && <LinkButton href="">{t('tryAgain')}</LinkButton>}
        </>
      }
    >
      <p>
        {reason ? why(reason, { defaultValue: t(`${situation}.words`) }) : t(`${situation}.words`)}
      </p>
    </ErrorPage>
  )
}
