/** The tabs of a list of what recurs. */
export const recurrenceTabs = {
  active: `state = 'active'`,
  paused: `state = 'paused'`,
  ended: `state = 'ended'`,
  all: '',
}

/** Where something that recurs stands, among the documents of a party. */
export const recurrenceStanding = `case state when 'active' then 'open' else 'ended' end`
