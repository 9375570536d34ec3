/**
 * Elements in their order after the schema of the OECD's SAF-T 2.00 (appendix B of the guidance), compared
 * with Norway's public one that is based on it (Norwegian_SAF-T_Schema_v_1.00.xsd) where that narrows
 * nothing. Behind a name `?` is at most once, `*` any number of times, `+` at least once; a choice stands
 * in brackets. What is not listed here holds a text alone.
 */
export const saftSchema: Readonly<Record<string, string>> = {
  AuditFile: 'Header MasterFiles? GeneralLedgerEntries? SourceDocuments?',
  Header:
    'AuditFileVersion AuditFileCountry AuditFileRegion? AuditFileDateCreated SoftwareCompanyName ' +
    'SoftwareID SoftwareVersion Company DefaultCurrencyCode SelectionCriteria? HeaderComment? ' +
    'TaxAccountingBasis TaxEntity?',
  Company: 'RegistrationNumber Name Address+ Contact+ TaxRegistration* BankAccount*',
  Contact: 'ContactPerson Telephone Fax? Email? Website?',
  ContactPerson: 'Title? FirstName Initials? LastNamePrefix? LastName BirthName? Salutation?',
  SelectionCriteria:
    'TaxReportingJurisdiction? CompanyEntity? SelectionStartDate? SelectionEndDate? PeriodStart? ' +
    'PeriodStartYear? PeriodEnd? PeriodEndYear? DocumentType? OtherCriteria*',
  Address:
    'StreetName? Number? AdditionalAddressDetail? Building? City PostalCode Region? Country? AddressType?',
  TaxRegistration: 'TaxRegistrationNumber TaxType? TaxNumber? TaxAuthority? TaxVerificationDate?',
  MasterFiles:
    'GeneralLedgerAccounts? Taxonomies? Customers? Suppliers? TaxTable? UOMTable? AnalysisTypeTable? ' +
    'MovementTypeTable? Products? PhysicalStock? Owners? Assets?',
  GeneralLedgerAccounts: 'Account+',
  Account:
    'AccountID AccountDescription StandardAccountID? GroupingCategory? GroupingCode? AccountType ' +
    'AccountCreationDate? (OpeningDebitBalance|OpeningCreditBalance) ' +
    '(ClosingDebitBalance|ClosingCreditBalance)',
  Customers: 'Customer+',
  Customer:
    'RegistrationNumber? Name Address+ Contact* TaxRegistration* BankAccount* CustomerID ' +
    'SelfBillingIndicator? AccountID? (OpeningDebitBalance|OpeningCreditBalance)? ' +
    '(ClosingDebitBalance|ClosingCreditBalance)?',
  Suppliers: 'Supplier+',
  Supplier:
    'RegistrationNumber? Name Address+ Contact* TaxRegistration* BankAccount* SupplierID ' +
    'SelfBillingIndicator? AccountID? (OpeningDebitBalance|OpeningCreditBalance)? ' +
    '(ClosingDebitBalance|ClosingCreditBalance)?',
  TaxTable: 'TaxTableEntry+',
  TaxTableEntry: 'TaxType Description TaxCodeDetails+',
  TaxCodeDetails:
    'TaxCode EffectiveDate? ExpirationDate? Description? TaxPercentage? FlatTaxRate? Country Region?',
  AnalysisTypeTable: 'AnalysisTypeTableEntry+',
  AnalysisTypeTableEntry: 'AnalysisType AnalysisTypeDescription AnalysisID AnalysisIDDescription',
  GeneralLedgerEntries: 'NumberOfEntries TotalDebit TotalCredit Journal*',
  Journal: 'JournalID Description Type Transaction*',
  Transaction:
    'TransactionID Period PeriodYear TransactionDate SourceID? TransactionType? Description BatchID? ' +
    'SystemEntryDate GLPostingDate CustomerID? SupplierID? SystemID? Line+',
  Line:
    'RecordID AccountID Analysis* ValueDate? SourceDocumentID? CustomerID? SupplierID? Description ' +
    '(DebitAmount|CreditAmount) TaxInformation*',
  Analysis: 'AnalysisType AnalysisID AnalysisAmount?',
  DebitAmount: 'Amount CurrencyCode? CurrencyAmount? ExchangeRate?',
  CreditAmount: 'Amount CurrencyCode? CurrencyAmount? ExchangeRate?',
  TaxAmount: 'Amount CurrencyCode? CurrencyAmount? ExchangeRate?',
  TaxInformation:
    'TaxType? TaxCode? TaxPercentage? TaxBase? TaxBaseDescription? TaxAmount TaxExemptionReason? ' +
    'TaxDeclarationPeriod?',
}

/** SAFcodeType 9, SAFshorttextType 18, SAFmiddle1textType 35, SAFmiddle2textType 70, SAFlongtextType 256. */
export const longest: Readonly<Record<string, number>> = {
  AuditFileVersion: 9,
  SoftwareCompanyName: 70,
  SoftwareID: 256,
  SoftwareVersion: 18,
  RegistrationNumber: 35,
  Name: 70,
  StreetName: 70,
  City: 35,
  PostalCode: 18,
  Country: 2,
  FirstName: 35,
  LastName: 70,
  Telephone: 18,
  Email: 70,
  TaxRegistrationNumber: 35,
  TaxType: 9,
  TaxAccountingBasis: 18,
  AccountID: 70,
  AccountDescription: 256,
  AccountType: 18,
  CustomerID: 35,
  SupplierID: 35,
  TaxCode: 9,
  Description: 256,
  AnalysisType: 9,
  AnalysisTypeDescription: 256,
  AnalysisID: 35,
  JournalID: 18,
  Type: 9,
  TransactionID: 70,
  TransactionType: 18,
  RecordID: 18,
  SourceDocumentID: 35,
}

export const dates = new Set([
  ...['AuditFileDateCreated', 'SelectionStartDate', 'SelectionEndDate', 'TransactionDate'],
  ...['SystemEntryDate', 'GLPostingDate', 'EffectiveDate', 'ExpirationDate'],
])

export const amounts = new Set([
  ...['OpeningDebitBalance', 'OpeningCreditBalance', 'ClosingDebitBalance', 'ClosingCreditBalance'],
  ...['TotalDebit', 'TotalCredit', 'Amount', 'CurrencyAmount', 'TaxBase', 'TaxPercentage'],
])
