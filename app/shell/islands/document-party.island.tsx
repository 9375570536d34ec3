import { useEffect, useRef } from 'react'
import { useShared } from '#app/islands/use-shared.ts'
import { partyChosen } from '../documents/live/events.ts'
import type { FoundParty } from '../documents/parties/found-party.ts'
import { PartyCombobox } from '../documents/parties/party-combobox.tsx'
import { PartySelect, type PartySelectProps } from '../documents/parties/party-select.tsx'
import type { PartyTexts } from '../documents/parties/texts.ts'
import { chooseParty, draftState } from '../documents/state/draft.state.ts'

export type DocumentPartyProps = PartySelectProps & {
  problem?: string
  searchAddress: string
  canSearch: boolean
  canAdd: boolean
  texts: PartyTexts
}

/** The choice of a party: the browser's own list until this is hydrated, a search from then on. */
export default function DocumentParty(props: DocumentPartyProps) {
  const root = useRef<HTMLDivElement>(null)
  const live = useShared(draftState)
  const { partyId, parties, field } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's props never change
  useEffect(() => {
    if (!props.canSearch || draftState.party) return
    const select = root.current?.querySelector('select')
    const id = select?.value ?? partyId
    const name = parties.find((party) => party.id === id)?.name ?? ''
    const isChanged = draftState.isChanged
    chooseParty({ id, name })
    draftState.isChanged = isChanged
    // Chosen in the browser's own list before this woke.
    if (id !== partyId) choose({ id, name })
  }, [])

  function choose({ id, name }: Pick<FoundParty, 'id' | 'name'>) {
    chooseParty({ id, name })
    // Once the hidden field holds it.
    requestAnimationFrame(() => root.current?.dispatchEvent(partyChosen()))
  }

  return (
    <div ref={root}>
      {live.party ? (
        <PartyCombobox
          field={field}
          party={live.party.id === '' ? undefined : live.party}
          problem={props.problem}
          searchAddress={props.searchAddress}
          canAdd={props.canAdd}
          texts={props.texts}
          onChoose={choose}
        />
      ) : (
        <PartySelect {...props} />
      )}
    </div>
  )
}
