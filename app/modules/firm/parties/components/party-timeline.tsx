import type { ReactNode } from 'react'
import type { Format } from '#app/shell/format.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Changes } from '#app/shell/records/history-panel.tsx'
import { attachmentPath } from '#app/shell/records/paths.ts'
import { historyDisc, historyText, kindText } from '#app/shell/records/record-words.ts'
import { type StatusKind, Timeline, text } from '#app/ui/index.ts'
import type { PartyMail, PartyTimelineEntry } from '#contract/firm/party-timeline.ts'
import { documentDiscs } from './document-discs.ts'

type PartyTimelineProps = { partyId: string; entries: readonly PartyTimelineEntry[] }

/** What happened with a party, of whatever type, newest first. */
export function PartyTimeline({ partyId, entries }: PartyTimelineProps) {
  const lineOf = useLines(partyId)
  return <Timeline entries={entries.map(lineOf)} />
}

type Line = {
  id: string
  kind: StatusKind
  text: ReactNode
  detail: string
  below?: ReactNode
  happenedAt: string
  timeText: string
}

function useLines(partyId: string): (entry: PartyTimelineEntry) => Line {
  const { firm } = useFirm()
  const { texts } = usePage()
  const t = useT('parties')
  const mail = useT('mail')
  const format = useFormat()
  const firmPath = `/firms/${firm.firmId}`
  const stateOf = ({ state, isKept }: PartyMail) =>
    state && (isKept ? mail('kept') : mail(`state.${state}`))
  return (entry) => {
    switch (entry.type) {
      case 'document': {
        const { document } = entry
        const { id, kind, isCredit, title, path, standing, date } = document
        const name = isCredit ? t('statement.kind.creditNote') : kindText(texts, kind)
        return {
          id,
          kind: documentDiscs[standing],
          text: (
            <Linked href={`${firmPath}/${path}`}>{`${name} ${title || t('panel.draft')}`}</Linked>
          ),
          detail: joined(
            format.money(document.amount, document.currency),
            t(`documents.${standing}`),
          ),
          happenedAt: date,
          timeText: format.date(date, 'medium'),
        }
      }
      case 'mail': {
        const { id, at, isOurs, people, subject, state, path } = entry.mail
        const isLost = state === 'failed' || state === 'bounced'
        return {
          id,
          kind: isLost ? 'overdue' : isOurs ? 'sent' : 'viewed',
          text: <Linked href={`${firmPath}/${path}`}>{subject || t('timeline.noSubject')}</Linked>,
          detail: joined(
            t(isOurs ? 'timeline.mailTo' : 'timeline.mailFrom', { people }),
            stateOf(entry.mail),
          ),
          ...timeOf(at, format),
        }
      }
      case 'file': {
        const { id, createdAt, name, size, by } = entry.file
        const href = attachmentPath(firm.firmId, { kind: 'party', id: partyId }, id)
        return {
          id,
          kind: 'viewed',
          text: <Linked href={href}>{name}</Linked>,
          detail: joined(t('timeline.file'), format.fileSize(size), by),
          ...timeOf(createdAt, format),
        }
      }
      case 'comment': {
        const { id, at, by, text: words } = entry.comment
        return {
          id,
          kind: 'viewed',
          text: words,
          detail: joined(t('timeline.comment'), by),
          ...timeOf(at, format),
        }
      }
      case 'change': {
        const { change } = entry
        return {
          id: change.id,
          kind: historyDisc(change.action),
          text: historyText(texts, format, 'party', change),
          detail: joined(change.detail, change.by),
          below: change.changes.length > 0 && <Changes kind="party" entry={change} />,
          ...timeOf(change.at, format),
        }
      }
    }
  }
}

function Linked({ href, children }: { href: string; children: string }) {
  return (
    <a className={text.link} href={href}>
      {children}
    </a>
  )
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(', ')
}

function timeOf(at: string, { date, dateOfInstant, time }: Format) {
  return { happenedAt: at, timeText: `${date(dateOfInstant(at), 'medium')}, ${time(at)}` }
}
