import { data } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useSession, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Empty, ErrorBand, LinkButton, PageHead, SheetPad, text } from '#app/ui/index.ts'
import * as styles from '../components/firm-list.css.ts'
import { FirmTable } from '../components/firm-table.tsx'
import { type FirmsFailure, type ListedFirm, listFirms } from '../list-firms.server.ts'
import { firmsPath, newFirmPath, overviewPath, queuePath, toDoPath } from '../paths.ts'

export async function loader(args: Args) {
  const [{ t }, { firms, failure }] = await Promise.all([getVisit(args), listFirms(args)])
  const head = pageMeta(args, { title: t('firms')('list.title') })
  return data({ head, firms, failure }, { status: failure?.status ?? 200 })
}

export default function FirmListRoute() {
  const { firms, failure } = useLoaderData<typeof loader>()
  const t = useT('firms')
  const mayCreate = useSession().user.kind !== 'crm'
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={firms && t('list.sentence', { count: firms.length })}
        actions={
          <>
            {firms && firms.length > 1 && (
              <LinkButton icon="layout-dashboard" href={overviewPath()}>
                {t('overview.link')}
              </LinkButton>
            )}
            {firms && firms.length > 1 && (
              <LinkButton icon="scale" href={queuePath}>
                {t('queue.link')}
              </LinkButton>
            )}
            {firms && firms.length > 0 && (
              <LinkButton icon="circle-check" href={toDoPath}>
                {t('toDo.link')}
              </LinkButton>
            )}
            {mayCreate && (
              <LinkButton kind="primary" icon="plus" href={newFirmPath()}>
                {t('list.new')}
              </LinkButton>
            )}
          </>
        }
      />
      <Suspended />
      {failure && <Failure failure={failure} />}
      {firms && <Firms firms={firms} />}
    </>
  )
}

/** Firms of the person that the platform has closed for now. */
function Suspended() {
  const { suspendedFirms = [] } = useSession()
  const t = useT('firms')
  if (suspendedFirms.length === 0) return null
  return (
    <SheetPad>
      {suspendedFirms.map(({ firmId, legalName, tradeName }) => (
        <Band
          key={firmId}
          tone="warn"
          title={t('list.suspended', { name: tradeName || legalName })}
        >
          <p>{t('list.suspendedWords')}</p>
        </Band>
      ))}
    </SheetPad>
  )
}

function Firms({ firms }: { firms: readonly ListedFirm[] }) {
  const t = useT('firms')
  const isCrm = useSession().user.kind === 'crm'
  if (firms.length === 0 && isCrm) {
    return <Empty title={t('list.none')}>{t('list.noneForCrm')}</Empty>
  }
  if (firms.length === 0) {
    return (
      <Empty title={t('list.none')} actions={<FirstFirm />}>
        {t('list.noneWords')}
      </Empty>
    )
  }
  return (
    <>
      <FirmTable firms={firms} />
      <SheetPad>
        <p className={styles.tip}>{t('list.tip')}</p>
      </SheetPad>
    </>
  )
}

function FirstFirm() {
  const t = useT('firms')
  return (
    <LinkButton icon="plus" href={newFirmPath()}>
      {t('list.first')}
    </LinkButton>
  )
}

function Failure({ failure }: { failure: FirmsFailure }) {
  const t = useT('error')
  return (
    <SheetPad>
      <div role="alert">
        <ErrorBand title={t(failure.key)}>
          {failure.message && <p>{failure.message}</p>}
          <p>
            <a className={text.link} href={firmsPath}>
              {t('tryAgain')}
            </a>
          </p>
        </ErrorBand>
      </div>
    </SheetPad>
  )
}

export const meta = headOf
