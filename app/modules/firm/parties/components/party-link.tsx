import { useFirm } from '#app/shell/page-context.tsx'
import { text } from '#app/ui/index.ts'
import { partyPath } from '../paths.ts'

/** The name of a party, which leads to it where it is a record and the person may see it. */
export function PartyLink({ id, name }: { id: string | null; name: string }) {
  const { firm, can } = useFirm()
  if (id === null || !can('party:view')) return name
  return (
    <a className={text.link} href={partyPath(firm.firmId, id)}>
      {name}
    </a>
  )
}
