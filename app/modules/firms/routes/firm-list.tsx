import { data } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, ErrorBand, LinkButton, PageHead, SheetPad, text } from '#app/ui/index.ts'
import * as styles from '../components/firm-list.css.ts'
import { FirmTable } from '../components/firm-table.tsx'
import { type FirmsFailure, type ListedFirm, listFirms } from '../list-firms.server.ts'
import { firmsPath, newFirmPath } from '../paths.ts'

export async function loader(args: Args) {
  const [{ t }, { firms, failure }] = await Promise.all([getVisit(args), listFirms(args)])
  const head = pageMeta(args, { title: t('firms')('list.title') })
  return data({ head, firms, failure }, { status: failure?.status ?? 200 })
}

export default function FirmListRoute() {
  const { firms, failure } = useLoaderData<typeof loader>()
  const t = useT('firms')
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={firms && t('list.sentence', { count: firms.length })}
        actions={
          <LinkButton kind="primary" icon="plus" href={newFirmPath()}>
            {t('list.new')}
          </LinkButton>
        }
      />
      {failure && <Failure failure={failure} />}
      {firms && <Firms firms={firms} />}
    </>
  )
}

function Firms({ firms }: { firms: readonly ListedFirm[] }) {
  const t = useT('firms')
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
