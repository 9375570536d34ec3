import { useLoaderData } from '@remix-run/react'
import { firmsPath } from '#app/modules/firm/firms/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, SheetPad } from '#app/ui/index.ts'
import * as styles from '../components/firm-overview.css.ts'
import { QueueTable } from '../components/queue-table.tsx'
import { readQueues } from '../firm-queue.server.ts'

export async function loader(args: Args) {
  const [{ t }, queues] = await Promise.all([getVisit(args), readQueues(args)])
  return { head: pageMeta(args, { title: t('overview')('queue.title') }), ...queues }
}

export default function FirmQueueRoute() {
  const { firms, notAsked } = useLoaderData<typeof loader>()
  const t = useT('overview')
  return (
    <>
      <PageHead
        title={t('queue.title')}
        sentence={t('queue.sentence')}
        crumb={{ href: firmsPath, label: t('list.title') }}
      />
      {firms.length === 0 ? (
        <Empty title={t('queue.none')}>{t('queue.noneWords')}</Empty>
      ) : (
        <QueueTable firms={firms} />
      )}
      {notAsked > 0 && (
        <SheetPad>
          <p className={styles.note}>{t('overview.more', { count: notAsked })}</p>
        </SheetPad>
      )}
    </>
  )
}

export const meta = headOf
