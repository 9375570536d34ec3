import type { Identifier, InvoiceAddress, InvoiceParty } from '../model.ts'
import { find, text } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'

type Maybe = XmlElement | undefined

/** A CedentePrestatore or CessionarioCommittente. */
export function fatturaParty(party: Maybe): InvoiceParty {
  const data = find(party, 'DatiAnagrafici')
  const office = text(party, 'IscrizioneREA/Ufficio')
  const register = text(party, 'IscrizioneREA/NumeroREA')
  const contact = {
    name: '',
    phone: text(party, 'Contatti/Telefono'),
    email: text(party, 'Contatti/Email'),
  }
  return {
    name: fatturaName(data),
    tradingName: '',
    ids: [],
    legalId: register === '' ? null : { id: `${office} ${register}`.trim(), scheme: '' },
    vatId: fatturaVatId(data),
    taxNumber: text(data, 'CodiceFiscale'),
    legalForm: '',
    endpoint: null,
    address: fatturaAddress(find(party, 'Sede')),
    contact: contact.phone === '' && contact.email === '' ? null : contact,
  }
}

/** A company's name, or a person's first and last. */
export function fatturaName(data: Maybe): string {
  const person = `${text(data, 'Anagrafica/Nome')} ${text(data, 'Anagrafica/Cognome')}`.trim()
  return text(data, 'Anagrafica/Denominazione') || person
}

export function fatturaVatId(data: Maybe): string {
  return text(data, 'IdFiscaleIVA/IdPaese') + text(data, 'IdFiscaleIVA/IdCodice')
}

export function fatturaAddress(address: Maybe): InvoiceAddress {
  const house = text(address, 'NumeroCivico')
  return {
    line1: `${text(address, 'Indirizzo')} ${house}`.trim(),
    line2: '',
    line3: '',
    city: text(address, 'Comune'),
    postcode: text(address, 'CAP'),
    region: text(address, 'Provincia'),
    country: text(address, 'Nazione'),
  }
}

/** Where SdI delivers: a code of seven characters, of six at an office, or a certified address. */
export function fatturaEndpoint(transmission: Maybe): Identifier | null {
  const code = text(transmission, 'CodiceDestinatario')
  const mail = text(transmission, 'PECDestinatario')
  if (/^0*$/.test(code) && mail === '') return null
  return /^0*$/.test(code) ? { id: mail, scheme: '0202' } : { id: code, scheme: '0205' }
}
