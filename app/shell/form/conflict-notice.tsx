import { Band, Button, Cell, HeadCell, LinkButton, Row, Table } from '#app/ui/index.ts'
import { useT } from '../page-context.tsx'

/** A field as both versions have it, in words a person knows. */
export type Difference = { label: string; theirs: string; yours: string }

type ConflictNoticeProps = {
  /** The fields that differ; make them with `differencesOf`. */
  differences: readonly Difference[]
  /** Where the record is shown as it is now. */
  theirsHref: string
  /** Id of the form that holds the person's input and the other version's number. */
  formId: string
}

/**
 * Stands over a form when somebody else saved the record meanwhile. "Keep mine" sends the form
 * again, whose hidden `version` must by now be that of the other version.
 */
export function ConflictNotice({ differences, theirsHref, formId }: ConflictNoticeProps) {
  const t = useT('shell')
  return (
    <div role="alert">
      <Band tone="warn" title={t('conflict.title')}>
        <p>{differences.length > 0 ? t('conflict.words') : t('conflict.same')}</p>
        {differences.length > 0 && <DifferenceTable differences={differences} />}
        <Row>
          <Button form={formId}>{t('conflict.keepMine')}</Button>
          <LinkButton kind="ghost" href={theirsHref}>
            {t('conflict.takeTheirs')}
          </LinkButton>
        </Row>
      </Band>
    </div>
  )
}

function DifferenceTable({ differences }: Pick<ConflictNoticeProps, 'differences'>) {
  const t = useT('shell')
  const shown = (value: string) => value || t('empty')
  return (
    <Table caption={t('conflict.caption')} withoutPad>
      <thead>
        <tr>
          <HeadCell>{t('conflict.field')}</HeadCell>
          <HeadCell>{t('conflict.theirs')}</HeadCell>
          <HeadCell>{t('conflict.yours')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, theirs, yours }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <Cell>{shown(theirs)}</Cell>
            <Cell>{shown(yours)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/**
 * The fields whose texts differ. `fields` says which to compare: a label for a person and the text
 * of each version.
 */
export function differencesOf(fields: readonly Difference[]): Difference[] {
  return fields.filter(({ theirs, yours }) => theirs.trim() !== yours.trim())
}
