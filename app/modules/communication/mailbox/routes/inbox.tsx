import { useLoaderData } from '@remix-run/react'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, NothingFound } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { actOnMail, isMailAction } from '../act-on-mail.server.ts'
import { BulkActions } from '../components/bulk-actions.tsx'
import { LeavingNotice } from '../components/leaving-notice.tsx'
import * as styles from '../components/mail.css.ts'
import { MailKeyboard } from '../components/mail-keyboard.tsx'
import { MailRows } from '../components/mail-rows.tsx'
import { MailSide } from '../components/mail-side.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { loadBoxes, loadRows, placeIn } from '../load-frame.server.ts'
import { loadLeaving } from '../load-leaving.server.ts'
import { mailPath } from '../paths.ts'

/** A folder of a mailbox, or what was looked for in it. */
export async function loader(args: Args) {
  const access = await requireFirm(args)
  const place = placeIn(args.request.url)
  const [{ t }, format, { boxes, box }] = await Promise.all([
    getVisit(args),
    getFormat(args),
    loadBoxes(access, place.box),
  ])
  const [list, leaving] = await Promise.all([
    loadRows(access, box, place),
    loadLeaving(args, access),
  ])
  const label = box.labels.find(({ id }) => id === place.label)
  const name = label?.name ?? t('mailbox')(`folder.${list.folder}`)
  return {
    head: pageMeta(args, { title: `${t('mailbox')('menu.email')}: ${name}` }),
    name,
    place: { ...place, box: box.id },
    today: format.dateOfInstant(new Date().toISOString()),
    boxes,
    box,
    leaving,
    ...list,
  }
}

/** Does something to the conversations that are ticked. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const form = await readForm(args.request, { lists: ['threadIds'] })
  if (!isMailAction(form.intent)) throw new AppError('malformed', 'No such action')
  return actOnMail(args, access, form, mailPath(access.firm.firmId, placeIn(args.request.url)))
}

export default function InboxRoute() {
  const page = useLoaderData<typeof loader>()
  const { boxes, box, rows, next, folder, place, name, isSearch, today, leaving } = page
  const t = useT('mailbox')
  const { firm } = useFirm()
  const hasThreads = folder !== 'drafts' || isSearch
  return (
    <div className={styles.frame}>
      <h1 className={styles.srOnly}>{name}</h1>
      <MailSide
        boxes={boxes}
        box={box}
        folder={isSearch ? undefined : folder}
        label={place.label}
      />
      <section className={styles.list} aria-label={name}>
        <LeavingNotice leaving={leaving} />
        <div className={styles.bar}>
          <SearchForm place={place} boxId={box.id} />
        </div>
        {rows.length === 0 ? (
          <NoMail isSearch={isSearch} q={place.q ?? ''} />
        ) : (
          <form method="post">
            <IdempotencyField />
            {hasThreads && <BulkActions box={box} folder={folder} />}
            <MailRows
              rows={rows}
              box={box}
              folder={folder}
              place={place}
              today={today}
              hasBoxes={hasThreads}
            />
          </form>
        )}
        <MailKeyboard />
        {(next || place.after) && (
          <p className={styles.foot}>
            {place.after && (
              <LinkButton
                icon="chevron-first"
                href={mailPath(firm.firmId, { ...place, after: undefined })}
              >
                {t('page.first')}
              </LinkButton>
            )}{' '}
            {next && (
              <LinkButton
                icon="chevron-right"
                href={mailPath(firm.firmId, { ...place, after: next })}
              >
                {t('page.next')}
              </LinkButton>
            )}
          </p>
        )}
      </section>
    </div>
  )
}

function NoMail({ isSearch, q }: { isSearch: boolean; q: string }) {
  const t = useT('mailbox')
  if (isSearch)
    return <NothingFound title={t('empty.search', { q })}>{t('empty.searchWords')}</NothingFound>
  return <Empty title={t('empty.folder')}>{t('empty.folderWords')}</Empty>
}

export const meta = headOf
