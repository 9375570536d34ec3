import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import type { About } from '#app/shell/register/describe.ts'
import { RecordFacts } from '#app/shell/register/record-facts.tsx'
import { registerNamed } from '#app/shell/register/registry.ts'
import { Band, SheetPad, Stack, Tag, text } from '#app/ui/index.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { PartyExtra } from '../load.ts'
import { partyPath, viewOfParty } from '../paths.ts'
import { HeldAccounts, PartyAdvice } from './party-advice.tsx'
import { PartyFigures } from './party-figures.tsx'

type PartyFactsProps = { record: Party; about: About<PartyExtra>; values: TypedTree }

/** What looks wrong, what a customer owes, and all that is known of a party. */
export function PartyFacts({ record, about, values }: PartyFactsProps) {
  return (
    <Stack gap="s4">
      <MergedNotice party={record} />
      <PartyAdvice party={record} />
      <HeldAccounts party={record} />
      <div>
        {record.roles.includes('customer') && <PartyFigures party={record} />}
        <RecordFacts
          register={registerNamed(viewOfParty(record))}
          record={record}
          about={about}
          values={values}
          isWithoutCustom
        />
      </div>
    </Stack>
  )
}

/** Where the record that this one was merged into is. */
function MergedNotice({ party: { mergedIntoId } }: { party: Party }) {
  const t = useT('parties')
  const { firm } = useFirm()
  if (mergedIntoId === null) return null
  return (
    <SheetPad>
      <Band tone="info" title={t('merge.gone')}>
        <p>
          <a className={text.link} href={partyPath(firm.firmId, mergedIntoId)}>
            {t('merge.other')}
          </a>
        </p>
      </Band>
    </SheetPad>
  )
}

/** What stands beside a party's name: both roles, archived. */
export function PartyMark({ record: { roles, isArchived } }: { record: Party }) {
  const t = useT('parties')
  return (
    <>
      {roles.length > 1 && <Tag>{t('detail.bothTag')}</Tag>}
      {isArchived && <Tag>{t('detail.archivedTag')}</Tag>}
    </>
  )
}
