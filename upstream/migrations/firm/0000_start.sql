CREATE TABLE `audit` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`at` text NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`action` text NOT NULL,
	`title` text NOT NULL,
	`detail` text NOT NULL,
	`amount` integer,
	`currency` text,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_id_unique` ON `audit` (`id`);--> statement-breakpoint
CREATE INDEX `audit_by_entity` ON `audit` (`entity_id`,`entity`);--> statement-breakpoint
CREATE INDEX `audit_by_kind` ON `audit` (`entity`);--> statement-breakpoint
CREATE INDEX `audit_by_actor` ON `audit` (`actor_id`);--> statement-breakpoint
CREATE INDEX `audit_by_action` ON `audit` (`action`);--> statement-breakpoint
CREATE INDEX `audit_by_at` ON `audit` (`at`);--> statement-breakpoint
CREATE TABLE `idempotency` (
	`id` text PRIMARY KEY NOT NULL,
	`request_hash` text NOT NULL,
	`result` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_by_age` ON `idempotency` (`created_at`);--> statement-breakpoint
CREATE TABLE `kept_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `kept_answers_by_age` ON `kept_answers` (`created_at`);--> statement-breakpoint
CREATE TABLE `stranger_acts` (
	`id` text PRIMARY KEY NOT NULL,
	`act` text NOT NULL,
	`record_id` text NOT NULL,
	`address` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stranger_acts_by_act` ON `stranger_acts` (`act`,`at`);--> statement-breakpoint
CREATE INDEX `stranger_acts_by_age` ON `stranger_acts` (`at`);--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`line` integer NOT NULL,
	`cells` text,
	`result` text,
	`record_id` text,
	`problems` text,
	`before` text,
	`version` integer
);
--> statement-breakpoint
CREATE INDEX `import_rows_by_import` ON `import_rows` (`import_id`,`line`);--> statement-breakpoint
CREATE TABLE `import_words` (
	`register` text NOT NULL,
	`format` text NOT NULL,
	`field` text NOT NULL,
	`word` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`register`, `format`, `field`, `word`)
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`register` text NOT NULL,
	`file_name` text NOT NULL,
	`heads` text NOT NULL,
	`mapping` text,
	`program` text,
	`row_count` integer NOT NULL,
	`passed_over` integer NOT NULL,
	`numbers` text NOT NULL,
	`state` text NOT NULL,
	`work` text,
	`runner` text,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`settled_at` text
);
--> statement-breakpoint
CREATE INDEX `imports_by_register` ON `imports` (`register`,`id`);--> statement-breakpoint
CREATE TABLE `kept_forms` (
	`user_id` text NOT NULL,
	`form` text NOT NULL,
	`content` text NOT NULL,
	`kept_at` text NOT NULL,
	`visit` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`user_id`, `form`)
);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`register` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`is_shared` integer NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `saved_views_by_register` ON `saved_views` (`register`,`name`,`id`);--> statement-breakpoint
CREATE TABLE `asset_shares` (
	`asset_id` text NOT NULL,
	`date` text NOT NULL,
	`amount` integer NOT NULL,
	`entry_id` text,
	`posting_id` text,
	PRIMARY KEY(`asset_id`, `date`)
);
--> statement-breakpoint
CREATE INDEX `asset_shares_by_date` ON `asset_shares` (`date`,`entry_id`);--> statement-breakpoint
CREATE INDEX `asset_shares_by_posting` ON `asset_shares` (`posting_id`) WHERE posting_id is not null;--> statement-breakpoint
CREATE TABLE `assets` (
	`id` text PRIMARY KEY NOT NULL,
	`what` text NOT NULL,
	`name` text NOT NULL,
	`cost` integer NOT NULL,
	`residual` integer NOT NULL,
	`start_date` text NOT NULL,
	`months` integer NOT NULL,
	`method` text NOT NULL,
	`rate` text NOT NULL,
	`account` text NOT NULL,
	`result_account` text NOT NULL,
	`cost_centre_id` text NOT NULL,
	`state` text NOT NULL,
	`posted` integer NOT NULL,
	`disposed_date` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `cost_centres` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`parent_id` text NOT NULL,
	`trail` text NOT NULL,
	`notes` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cost_centres_id_unique` ON `cost_centres` (`id`);--> statement-breakpoint
CREATE INDEX `cost_centres_by_trail` ON `cost_centres` (`is_archived`,trail collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `cost_centres_by_code` ON `cost_centres` (`is_archived`,code collate nocase,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `cost_centres_unique` ON `cost_centres` (code collate nocase);--> statement-breakpoint
CREATE INDEX `cost_centres_by_parent` ON `cost_centres` (`parent_id`);--> statement-breakpoint
CREATE INDEX `cost_centres_by_change` ON `cost_centres` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `account_days` (
	`date` text NOT NULL,
	`account` text NOT NULL,
	`debit` integer NOT NULL,
	`credit` integer NOT NULL,
	`lines` integer NOT NULL,
	`first_sequence` integer NOT NULL,
	`last_sequence` integer NOT NULL,
	PRIMARY KEY(`date`, `account`)
);
--> statement-breakpoint
CREATE TABLE `account_months` (
	`month` text NOT NULL,
	`account` text NOT NULL,
	`debit` integer NOT NULL,
	`credit` integer NOT NULL,
	PRIMARY KEY(`month`, `account`)
);
--> statement-breakpoint
CREATE TABLE `accounts` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`subtype` text NOT NULL,
	`role` text,
	`parent` text,
	`is_active` integer DEFAULT true NOT NULL,
	`iban` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_role_unique` ON `accounts` (`role`);--> statement-breakpoint
CREATE TABLE `journal_entries` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`date` text NOT NULL,
	`memo` text NOT NULL,
	`source_kind` text NOT NULL,
	`source_id` text NOT NULL,
	`reverses_id` text,
	`posted_at` text NOT NULL,
	`posted_by` text NOT NULL,
	`document_hash` text,
	`exception_id` text,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `journal_entries_id_unique` ON `journal_entries` (`id`);--> statement-breakpoint
CREATE INDEX `journal_entries_by_source` ON `journal_entries` (`source_id`);--> statement-breakpoint
CREATE INDEX `journal_entries_by_date` ON `journal_entries` (`date`);--> statement-breakpoint
CREATE INDEX `journal_entries_by_kind` ON `journal_entries` (`source_kind`,`date`);--> statement-breakpoint
CREATE TABLE `journal_lines` (
	`entry_sequence` integer NOT NULL,
	`position` integer NOT NULL,
	`account` text NOT NULL,
	`date` text NOT NULL,
	`debit` integer NOT NULL,
	`credit` integer NOT NULL,
	`party_id` text,
	`open_item_id` text,
	`tax_code` text,
	`tax_base` integer,
	`currency` text,
	`amount` integer,
	`cost_centre_id` text,
	PRIMARY KEY(`entry_sequence`, `position`)
);
--> statement-breakpoint
CREATE INDEX `journal_lines_by_account` ON `journal_lines` (`account`,`date`,`entry_sequence`,`position`,`debit`,`credit`);--> statement-breakpoint
CREATE INDEX `journal_lines_by_tax` ON `journal_lines` (`tax_code`,`account`,`date`,`entry_sequence`,`position`,`debit`,`credit`,`tax_base`) WHERE tax_code is not null;--> statement-breakpoint
CREATE INDEX `journal_lines_by_party` ON `journal_lines` (`party_id`,`account`,`date`,`debit`,`credit`) WHERE party_id is not null;--> statement-breakpoint
CREATE INDEX `journal_lines_by_cost_centre` ON `journal_lines` (`cost_centre_id`,`date`,`account`,`debit`,`credit`) WHERE cost_centre_id is not null;--> statement-breakpoint
CREATE TABLE `journal_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`memo` text NOT NULL,
	`lines` text NOT NULL,
	`every` text NOT NULL,
	`start_date` text,
	`end_date` text,
	`posts` integer NOT NULL,
	`runs` integer NOT NULL,
	`next_date` text,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `kind_days` (
	`source_kind` text NOT NULL,
	`date` text NOT NULL,
	`account` text NOT NULL,
	`is_on_credit` integer NOT NULL,
	`debit` integer NOT NULL,
	`credit` integer NOT NULL,
	`entries` integer NOT NULL,
	PRIMARY KEY(`source_kind`, `date`, `account`, `is_on_credit`)
);
--> statement-breakpoint
CREATE TABLE `ledger_lock_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`action` text NOT NULL,
	`date_before` text,
	`date_after` text,
	`reason` text NOT NULL,
	`ends_at` text
);
--> statement-breakpoint
CREATE TABLE `ledger_locks` (
	`id` integer PRIMARY KEY NOT NULL,
	`soft_date` text,
	`hard_date` text
);
--> statement-breakpoint
CREATE TABLE `manual_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`date` text NOT NULL,
	`memo` text NOT NULL,
	`reverse_date` text,
	`lines` text NOT NULL,
	`debit` integer NOT NULL,
	`credit` integer NOT NULL,
	`entry_id` text,
	`reversal_id` text,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`prepared_by` text NOT NULL,
	`prepared_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `manual_entries_by_state` ON `manual_entries` (`state`,`id`);--> statement-breakpoint
CREATE TABLE `series_counters` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`last` integer NOT NULL,
	`last_date` text NOT NULL,
	`last_order` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `series_counters_by_kind` ON `series_counters` (`kind`);--> statement-breakpoint
CREATE TABLE `series` (
	`kind` text PRIMARY KEY NOT NULL,
	`pattern` text NOT NULL,
	`reset` text NOT NULL,
	`start` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `opening_balances` (
	`id` integer PRIMARY KEY NOT NULL,
	`date` text NOT NULL,
	`receivable` integer,
	`payable` integer,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `opening_items` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`party_role` text NOT NULL,
	`party_id` text NOT NULL,
	`party_name` text NOT NULL,
	`party_order` text NOT NULL,
	`number` text NOT NULL,
	`date` text NOT NULL,
	`due_date` text NOT NULL,
	`currency` text NOT NULL,
	`exchange_rate` text NOT NULL,
	`amount` integer NOT NULL,
	`amount_base` integer NOT NULL,
	`due` integer NOT NULL,
	`tax_code` text DEFAULT '' NOT NULL,
	`booked_date` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `opening_items_id_unique` ON `opening_items` (`id`);--> statement-breakpoint
CREATE INDEX `opening_items_by_due` ON `opening_items` (`due_date`,`id`);--> statement-breakpoint
CREATE INDEX `opening_items_by_party_order` ON `opening_items` (`party_order`,`id`);--> statement-breakpoint
CREATE INDEX `opening_items_by_number` ON `opening_items` (`number`,`id`);--> statement-breakpoint
CREATE INDEX `opening_items_by_date` ON `opening_items` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `opening_items_state_due` ON `opening_items` (`state`,`due_date`,`id`);--> statement-breakpoint
CREATE INDEX `opening_items_state_party` ON `opening_items` (`state`,`party_order`,`id`);--> statement-breakpoint
CREATE INDEX `opening_items_state_number` ON `opening_items` (`state`,`number`,`id`);--> statement-breakpoint
CREATE INDEX `opening_items_state_date` ON `opening_items` (`state`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `opening_items_by_party` ON `opening_items` (`party_id`,`date`,`id`);--> statement-breakpoint
CREATE TABLE `ecb_rates` (
	`date` text NOT NULL,
	`currency` text NOT NULL,
	`per_euro` text NOT NULL,
	PRIMARY KEY(`date`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `rate_fetch` (
	`id` integer PRIMARY KEY NOT NULL,
	`is_fetched` integer NOT NULL,
	`fetched_at` text,
	`attempted_at` text,
	`failure` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `typed_rates` (
	`currency` text NOT NULL,
	`date` text NOT NULL,
	`rate` text NOT NULL,
	PRIMARY KEY(`currency`, `date`)
);
--> statement-breakpoint
CREATE TABLE `account_offsets` (
	`id` text NOT NULL,
	`item_id` text NOT NULL,
	`party_id` text NOT NULL,
	`direction` text NOT NULL,
	`date` text NOT NULL,
	`document_number` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`id`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `account_offsets_by_account` ON `account_offsets` (`party_id`,`direction`,`date`,`document_number`);--> statement-breakpoint
CREATE TABLE `allocations` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`debit_item_id` text NOT NULL,
	`credit_item_id` text NOT NULL,
	`debit_amount` integer NOT NULL,
	`debit_base` integer NOT NULL,
	`credit_amount` integer NOT NULL,
	`credit_base` integer NOT NULL,
	`effective_date` text NOT NULL,
	`entry_source_id` text NOT NULL,
	`cause_id` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`recorded_at` text NOT NULL,
	`recorded_by` text NOT NULL,
	`reversal_date` text,
	`reversed_at` text,
	`reversed_by` text
);
--> statement-breakpoint
CREATE INDEX `allocations_by_debit_item` ON `allocations` (`debit_item_id`,`id`);--> statement-breakpoint
CREATE INDEX `allocations_by_credit_item` ON `allocations` (`credit_item_id`,`id`);--> statement-breakpoint
CREATE INDEX `allocations_by_cause` ON `allocations` (`cause_id`);--> statement-breakpoint
CREATE INDEX `allocations_by_date` ON `allocations` (`effective_date`);--> statement-breakpoint
CREATE INDEX `allocations_by_reversal` ON `allocations` (`reversal_date`) WHERE reversal_date is not null;--> statement-breakpoint
CREATE INDEX `allocations_by_entry` ON `allocations` (`entry_source_id`);--> statement-breakpoint
CREATE INDEX `allocations_by_recording` ON `allocations` (`recorded_at`);--> statement-breakpoint
CREATE INDEX `allocations_by_taking_back` ON `allocations` (`reversed_at`) WHERE reversed_at is not null;--> statement-breakpoint
CREATE INDEX `allocations_of_write_offs` ON `allocations` (`effective_date`) WHERE kind = 'writeOff';--> statement-breakpoint
CREATE TABLE `balance_changes` (
	`direction` text NOT NULL,
	`side` text NOT NULL,
	`period` text NOT NULL,
	`unit` text NOT NULL,
	`currency` text NOT NULL,
	`balance` integer NOT NULL,
	`balance_base` integer NOT NULL,
	PRIMARY KEY(`unit`, `period`, `direction`, `side`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `open_due_days` (
	`direction` text NOT NULL,
	`side` text NOT NULL,
	`document_kind` text NOT NULL,
	`due_date` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`total` integer NOT NULL,
	`total_base` integer NOT NULL,
	`balance` integer NOT NULL,
	`balance_base` integer NOT NULL,
	PRIMARY KEY(`direction`, `side`, `document_kind`, `due_date`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `open_items` (
	`id` text PRIMARY KEY NOT NULL,
	`party_id` text NOT NULL,
	`direction` text NOT NULL,
	`side` text NOT NULL,
	`document_kind` text NOT NULL,
	`document_id` text NOT NULL,
	`document_number` text NOT NULL,
	`date` text NOT NULL,
	`due_date` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`amount_base` integer NOT NULL,
	`balance` integer NOT NULL,
	`balance_base` integer NOT NULL,
	`earliest_date` text NOT NULL,
	`settled_date` text NOT NULL,
	`made_by` text NOT NULL,
	`closed_date` text
);
--> statement-breakpoint
CREATE INDEX `open_items_by_document` ON `open_items` (`document_id`,`direction`,`side`);--> statement-breakpoint
CREATE INDEX `open_items_by_party` ON `open_items` (`party_id`,`settled_date`);--> statement-breakpoint
CREATE INDEX `open_items_by_account` ON `open_items` (`party_id`,`direction`,`date`,`document_number`,`id`);--> statement-breakpoint
CREATE INDEX `open_items_closed` ON `open_items` (`party_id`,`direction`,`closed_date`,`document_number`,`id`) WHERE closed_date is not null;--> statement-breakpoint
CREATE INDEX `open_items_of_payments` ON `open_items` (`date`) WHERE document_kind = 'payment';--> statement-breakpoint
CREATE INDEX `open_items_as_of` ON `open_items` (`direction`,`side`,`settled_date`,`date`);--> statement-breakpoint
CREATE INDEX `open_items_open` ON `open_items` (`direction`,`side`,`due_date`,`id`) WHERE balance <> 0;--> statement-breakpoint
CREATE INDEX `open_items_open_by_party` ON `open_items` (`direction`,`side`,`party_id`,`due_date`,`balance_base`) WHERE balance <> 0;--> statement-breakpoint
CREATE TABLE `net_tax_rates` (
	`year` integer PRIMARY KEY NOT NULL,
	`rhythm` text NOT NULL,
	`rates` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tax_rates` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`note` text,
	`vatex` text NOT NULL,
	`rate` text NOT NULL,
	`category` text NOT NULL,
	`direction` text NOT NULL,
	`recoverable` text NOT NULL,
	`is_reverse_charge` integer NOT NULL,
	`accounts` text NOT NULL,
	`boxes` text NOT NULL,
	`parts` text NOT NULL,
	`valid_from` text,
	`valid_to` text,
	`replaces` text,
	`is_default` integer NOT NULL,
	`is_used` integer NOT NULL,
	`position` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bill_defaults` (
	`supplier_id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`tax_code` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bill_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`bill_id` text NOT NULL,
	`position` integer NOT NULL,
	`description` text NOT NULL,
	`quantity` text NOT NULL,
	`unit` text NOT NULL,
	`unit_price` text NOT NULL,
	`account` text NOT NULL,
	`tax_code` text NOT NULL,
	`tax` text NOT NULL,
	`net` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`cost_centre_id` text NOT NULL,
	`customer_id` text,
	`invoice_id` text,
	`invoice_line_id` text
);
--> statement-breakpoint
CREATE INDEX `bill_lines_by_bill` ON `bill_lines` (`bill_id`,`position`);--> statement-breakpoint
CREATE INDEX `bill_lines_by_customer` ON `bill_lines` (`customer_id`) WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX `bill_lines_by_invoice` ON `bill_lines` (`invoice_id`) WHERE invoice_id is not null;--> statement-breakpoint
CREATE TABLE `bills` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`stage` text NOT NULL,
	`supplier_id` text,
	`supplier_name` text NOT NULL,
	`supplier_number` text NOT NULL,
	`date` text NOT NULL,
	`due_date` text NOT NULL,
	`currency` text NOT NULL,
	`exchange_rate` text NOT NULL,
	`price_mode` text NOT NULL,
	`net` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`total_amount` integer NOT NULL,
	`withheld_amount` integer DEFAULT 0 NOT NULL,
	`due` integer NOT NULL,
	`payment_reference` text NOT NULL,
	`iban` text NOT NULL,
	`note` text NOT NULL,
	`is_self_billed` integer NOT NULL,
	`supply_date` text,
	`corrects` text DEFAULT '' NOT NULL,
	`snapshot` text,
	`seller` text,
	`asked_amount` integer,
	`other_buyer` text DEFAULT '' NOT NULL,
	`is_collected` integer DEFAULT false NOT NULL,
	`file_total` integer,
	`sum_parts` text DEFAULT '[]' NOT NULL,
	`accepted_total` integer,
	`accepted_by` text DEFAULT '' NOT NULL,
	`terms` text DEFAULT '[]' NOT NULL,
	`discount_rate` text DEFAULT '' NOT NULL,
	`discount_days` integer,
	`file_problem` text DEFAULT '' NOT NULL,
	`unread` text DEFAULT '[]' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`custom` text DEFAULT '{}' NOT NULL,
	`prepared_by` text NOT NULL,
	`prepared_by_name` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bills_id_unique` ON `bills` (`id`);--> statement-breakpoint
CREATE INDEX `bills_by_date` ON `bills` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `bills_by_due` ON `bills` (`due_date`,`id`);--> statement-breakpoint
CREATE INDEX `bills_by_total` ON `bills` (`total_amount`,`id`);--> statement-breakpoint
CREATE INDEX `bills_by_name` ON `bills` (supplier_name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `drafted_bills_by_date` ON `bills` (`date`,`id`) WHERE stage = 'draft';--> statement-breakpoint
CREATE INDEX `drafted_bills_by_due` ON `bills` (`due_date`,`id`) WHERE stage = 'draft';--> statement-breakpoint
CREATE INDEX `drafted_bills_by_total` ON `bills` (`total_amount`,`id`) WHERE stage = 'draft';--> statement-breakpoint
CREATE INDEX `drafted_bills_by_name` ON `bills` (supplier_name collate nocase,`id`) WHERE stage = 'draft';--> statement-breakpoint
CREATE INDEX `open_bills_by_date` ON `bills` (`date`,`id`) WHERE stage = 'open';--> statement-breakpoint
CREATE INDEX `open_bills_by_due` ON `bills` (`due_date`,`id`) WHERE stage = 'open';--> statement-breakpoint
CREATE INDEX `open_bills_by_total` ON `bills` (`total_amount`,`id`) WHERE stage = 'open';--> statement-breakpoint
CREATE INDEX `open_bills_by_name` ON `bills` (supplier_name collate nocase,`id`) WHERE stage = 'open';--> statement-breakpoint
CREATE INDEX `paid_bills_by_date` ON `bills` (`date`,`id`) WHERE stage = 'paid';--> statement-breakpoint
CREATE INDEX `paid_bills_by_due` ON `bills` (`due_date`,`id`) WHERE stage = 'paid';--> statement-breakpoint
CREATE INDEX `paid_bills_by_total` ON `bills` (`total_amount`,`id`) WHERE stage = 'paid';--> statement-breakpoint
CREATE INDEX `paid_bills_by_name` ON `bills` (supplier_name collate nocase,`id`) WHERE stage = 'paid';--> statement-breakpoint
CREATE INDEX `bills_by_supplier` ON `bills` (`supplier_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `bills_that_withhold` ON `bills` (`date`) WHERE withheld_amount > 0;--> statement-breakpoint
CREATE UNIQUE INDEX `bills_by_number` ON `bills` (`number`) WHERE number <> '';--> statement-breakpoint
CREATE TABLE `expense_budget_notices` (
	`category` text NOT NULL,
	`month` text NOT NULL,
	`percent` integer NOT NULL,
	PRIMARY KEY(`category`, `month`)
);
--> statement-breakpoint
CREATE TABLE `expense_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`account` text NOT NULL,
	`tax_code` text NOT NULL,
	`cost_centre_id` text NOT NULL,
	`budget` integer,
	`is_active` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `expense_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`expense_id` text NOT NULL,
	`place` integer NOT NULL,
	`is_rest` integer NOT NULL,
	`category` text NOT NULL,
	`tax_code` text NOT NULL,
	`tax_text` text NOT NULL,
	`note` text NOT NULL,
	`amount` integer NOT NULL,
	`tax` integer NOT NULL,
	`amount_base` integer NOT NULL,
	`tax_base` integer NOT NULL,
	`cost_base` integer NOT NULL,
	`cost_centre_id` text NOT NULL,
	`customer_id` text,
	`invoice_id` text,
	`invoice_line_id` text
);
--> statement-breakpoint
CREATE INDEX `expense_lines_by_expense` ON `expense_lines` (`expense_id`,`place`);--> statement-breakpoint
CREATE INDEX `expense_lines_by_category` ON `expense_lines` (`category`,`expense_id`);--> statement-breakpoint
CREATE INDEX `expense_lines_by_customer` ON `expense_lines` (`customer_id`) WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX `expense_lines_by_invoice` ON `expense_lines` (`invoice_id`) WHERE invoice_id is not null;--> statement-breakpoint
CREATE TABLE `expense_rules` (
	`id` integer PRIMARY KEY NOT NULL,
	`rules` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `expenses` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`stage` text NOT NULL,
	`date` text NOT NULL,
	`payee` text NOT NULL,
	`supplier_id` text,
	`receipt_number` text DEFAULT '' NOT NULL,
	`distance` text DEFAULT '' NOT NULL,
	`mileage_rate` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`tax_code` text NOT NULL,
	`tax_text` text DEFAULT '' NOT NULL,
	`currency` text NOT NULL,
	`exchange_rate` text NOT NULL,
	`amount` integer NOT NULL,
	`tax` integer NOT NULL,
	`amount_base` integer NOT NULL,
	`tax_base` integer NOT NULL,
	`cost_base` integer NOT NULL,
	`paid_from` text NOT NULL,
	`note` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`custom` text DEFAULT '{}' NOT NULL,
	`is_over_limit` integer DEFAULT false NOT NULL,
	`made_by_name` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`prepared_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `expenses_id_unique` ON `expenses` (`id`);--> statement-breakpoint
CREATE INDEX `expenses_by_date` ON `expenses` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `expenses_by_supplier` ON `expenses` (`supplier_id`,`date`,`id`) WHERE supplier_id is not null;--> statement-breakpoint
CREATE INDEX `expenses_by_same` ON `expenses` (`amount`,`currency`);--> statement-breakpoint
CREATE INDEX `expenses_by_payee` ON `expenses` (payee collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `expenses_by_amount` ON `expenses` (`amount_base`,`id`);--> statement-breakpoint
CREATE INDEX `expenses_by_stage` ON `expenses` (`stage`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `expenses_by_stage_payee` ON `expenses` (`stage`,payee collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `expenses_by_stage_amount` ON `expenses` (`stage`,`amount_base`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `expenses_by_number` ON `expenses` (`number`) WHERE number <> '';--> statement-breakpoint
CREATE TABLE `bill_matches` (
	`id` text PRIMARY KEY NOT NULL,
	`bill_id` text NOT NULL,
	`position` integer NOT NULL,
	`order_line_id` text NOT NULL,
	`counted` integer DEFAULT 0 NOT NULL,
	`counted_cost` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_matches_by_bill` ON `bill_matches` (`bill_id`,`position`);--> statement-breakpoint
CREATE INDEX `bill_matches_by_order_line` ON `bill_matches` (`order_line_id`);--> statement-breakpoint
CREATE TABLE `bill_releases` (
	`bill_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`reason` text NOT NULL,
	`findings` text NOT NULL,
	`released_by` text NOT NULL,
	`released_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `drop_shipments` (
	`purchase_order_id` text PRIMARY KEY NOT NULL,
	`sales_order_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `drop_shipments_of_sales_order` ON `drop_shipments` (`sales_order_id`);--> statement-breakpoint
CREATE TABLE `order_receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`order_line_id` text NOT NULL,
	`document_id` text NOT NULL,
	`line` integer NOT NULL,
	`units` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_receipts_of_line` ON `order_receipts` (`order_line_id`,`id`);--> statement-breakpoint
CREATE TABLE `purchase_order_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`item_id` text,
	`sku` text NOT NULL,
	`description` text NOT NULL,
	`quantity` text NOT NULL,
	`unit` text NOT NULL,
	`unit_price` text NOT NULL,
	`discount` text,
	`layout` text DEFAULT '' NOT NULL,
	`tax_code` text NOT NULL,
	`cost_centre_id` text DEFAULT '' NOT NULL,
	`tax_category` text NOT NULL,
	`tax_rate` text NOT NULL,
	`amount` integer NOT NULL,
	`net` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`order_id` text NOT NULL,
	`unit_size` text DEFAULT '1' NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`billed` integer DEFAULT 0 NOT NULL,
	`received_cost` integer DEFAULT 0 NOT NULL,
	`cleared_cost` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `purchase_order_lines_by_order` ON `purchase_order_lines` (`order_id`,`position`);--> statement-breakpoint
CREATE INDEX `purchase_order_lines_unbilled` ON `purchase_order_lines` (`order_id`) WHERE received_cost <> cleared_cost;--> statement-breakpoint
CREATE INDEX `purchase_order_lines_by_item` ON `purchase_order_lines` (`item_id`,`id`) WHERE item_id is not null;--> statement-breakpoint
CREATE TABLE `purchase_orders` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text,
	`number_order` integer DEFAULT 0 NOT NULL,
	`issue_date` text NOT NULL,
	`currency` text NOT NULL,
	`exchange_rate` text NOT NULL,
	`price_mode` text NOT NULL,
	`language` text NOT NULL,
	`discount` text,
	`notes` text NOT NULL,
	`internal_note` text NOT NULL,
	`subtotal` integer NOT NULL,
	`line_discounts` integer NOT NULL,
	`document_discount` integer NOT NULL,
	`tax_groups` text NOT NULL,
	`net` integer NOT NULL,
	`tax` integer NOT NULL,
	`rounding` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`total_base` integer DEFAULT 0 NOT NULL,
	`snapshot` text,
	`public_secret` text,
	`public_until` text,
	`sent_at` text,
	`viewed_at` text,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	`state` text NOT NULL,
	`supplier_id` text NOT NULL,
	`supplier_name` text NOT NULL,
	`supplier_order` text NOT NULL,
	`expected_date` text,
	`reason` text DEFAULT '' NOT NULL,
	`custom` text DEFAULT '{}' NOT NULL,
	`prepared_by` text NOT NULL,
	`prepared_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_orders_id_unique` ON `purchase_orders` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_orders_by_number` ON `purchase_orders` (`number`) WHERE number is not null;--> statement-breakpoint
CREATE INDEX `purchase_orders_by_issue_date` ON `purchase_orders` (`issue_date`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_by_number_order` ON `purchase_orders` (`number_order`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_by_supplier_order` ON `purchase_orders` (`supplier_order`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_by_total` ON `purchase_orders` (`total`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_state_issue_date` ON `purchase_orders` (`state`,`issue_date`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_state_number` ON `purchase_orders` (`state`,`number_order`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_state_supplier` ON `purchase_orders` (`state`,`supplier_order`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_state_total` ON `purchase_orders` (`state`,`total`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_by_supplier` ON `purchase_orders` (`supplier_id`,`issue_date`,`id`);--> statement-breakpoint
CREATE TABLE `recurring_purchase_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`recurring_id` text NOT NULL,
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`document_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recurring_purchase_runs_once` ON `recurring_purchase_runs` (`recurring_id`,`date`);--> statement-breakpoint
CREATE TABLE `recurring_purchases` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_order` text NOT NULL,
	`kind` text NOT NULL,
	`supplier_id` text,
	`supplier_name` text NOT NULL,
	`supplier_order` text NOT NULL,
	`every` integer NOT NULL,
	`unit` text NOT NULL,
	`first_date` text NOT NULL,
	`is_last_day` integer NOT NULL,
	`end_kind` text NOT NULL,
	`end_date` text,
	`end_count` integer,
	`period` text NOT NULL,
	`state` text NOT NULL,
	`next_place` integer NOT NULL,
	`next_date` text NOT NULL,
	`run_at` text NOT NULL,
	`made_count` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`mode` text NOT NULL,
	`content` text NOT NULL,
	`currency` text NOT NULL,
	`total` integer NOT NULL,
	`prepared_by` text NOT NULL,
	`prepared_by_name` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recurring_purchases_id_unique` ON `recurring_purchases` (`id`);--> statement-breakpoint
CREATE INDEX `recurring_purchases_due` ON `recurring_purchases` (`run_at`) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX `recurring_purchases_by_supplier_id` ON `recurring_purchases` (`supplier_id`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_purchases_by_next_date` ON `recurring_purchases` (`next_date`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_purchases_by_name` ON `recurring_purchases` (`name_order`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_purchases_by_supplier` ON `recurring_purchases` (`supplier_order`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_purchases_by_total` ON `recurring_purchases` (`total`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_purchases_state_next_date` ON `recurring_purchases` (`state`,`next_date`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_purchases_state_name` ON `recurring_purchases` (`state`,`name_order`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_purchases_state_supplier` ON `recurring_purchases` (`state`,`supplier_order`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_purchases_state_total` ON `recurring_purchases` (`state`,`total`,`id`);--> statement-breakpoint
CREATE TABLE `item_categories` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`parent_id` text NOT NULL,
	`trail` text NOT NULL,
	`tax_code` text NOT NULL,
	`income_account` text NOT NULL,
	`cost_centre_id` text NOT NULL,
	`notes` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `item_categories_id_unique` ON `item_categories` (`id`);--> statement-breakpoint
CREATE INDEX `item_categories_by_trail` ON `item_categories` (`is_archived`,trail collate nocase,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `item_categories_unique` ON `item_categories` (trail collate nocase);--> statement-breakpoint
CREATE INDEX `item_categories_by_parent` ON `item_categories` (`parent_id`);--> statement-breakpoint
CREATE INDEX `item_categories_by_change` ON `item_categories` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `item_barcodes` (
	`code` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`unit` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `item_barcodes_of_item` ON `item_barcodes` (`item_id`);--> statement-breakpoint
CREATE TABLE `item_components` (
	`item_id` text NOT NULL,
	`position` integer NOT NULL,
	`component_id` text NOT NULL,
	`quantity` text NOT NULL,
	`scrap` text NOT NULL,
	PRIMARY KEY(`item_id`, `position`)
);
--> statement-breakpoint
CREATE INDEX `item_components_by_component` ON `item_components` (`component_id`);--> statement-breakpoint
CREATE TABLE `item_option_values` (
	`id` text PRIMARY KEY NOT NULL,
	`option_id` text NOT NULL,
	`position` integer NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `item_option_values_of_option` ON `item_option_values` (`option_id`,`position`);--> statement-breakpoint
CREATE TABLE `item_options` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `item_options_of_item` ON `item_options` (`item_id`,`position`);--> statement-breakpoint
CREATE TABLE `item_packages` (
	`item_id` text NOT NULL,
	`position` integer NOT NULL,
	`unit` text NOT NULL,
	`size` text NOT NULL,
	`barcode` text NOT NULL,
	PRIMARY KEY(`item_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `item_suppliers` (
	`item_id` text NOT NULL,
	`position` integer NOT NULL,
	`supplier_id` text NOT NULL,
	`number` text NOT NULL,
	`unit_price` text NOT NULL,
	PRIMARY KEY(`item_id`, `position`)
);
--> statement-breakpoint
CREATE INDEX `item_suppliers_by_supplier` ON `item_suppliers` (`supplier_id`);--> statement-breakpoint
CREATE TABLE `item_variant_values` (
	`item_id` text NOT NULL,
	`option_id` text NOT NULL,
	`value_id` text NOT NULL,
	PRIMARY KEY(`item_id`, `option_id`)
);
--> statement-breakpoint
CREATE TABLE `item_words` (
	`item_id` text NOT NULL,
	`language` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`of_name` text NOT NULL,
	`of_description` text NOT NULL,
	PRIMARY KEY(`item_id`, `language`)
);
--> statement-breakpoint
CREATE TABLE `items` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`sku` text NOT NULL,
	`barcodes` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`unit` text NOT NULL,
	`buying_unit` text DEFAULT '' NOT NULL,
	`unit_price` text NOT NULL,
	`price_mode` text NOT NULL,
	`tax_code` text NOT NULL,
	`income_account` text NOT NULL,
	`cost_centre_id` text NOT NULL,
	`category_id` text NOT NULL,
	`picture_id` text DEFAULT '' NOT NULL,
	`picture_alt` text NOT NULL,
	`cost_method` text NOT NULL,
	`tracking` text DEFAULT 'none' NOT NULL,
	`reorder_level` text NOT NULL,
	`reorder_quantity` text NOT NULL,
	`surplus_percent` text DEFAULT '' NOT NULL,
	`kit_stock` text DEFAULT 'assembled' NOT NULL,
	`labour_cost` text DEFAULT '' NOT NULL,
	`weight` text DEFAULT '' NOT NULL,
	`parent_id` text DEFAULT '' NOT NULL,
	`is_parent` integer DEFAULT false NOT NULL,
	`follows_price` integer DEFAULT false NOT NULL,
	`custom` text DEFAULT '{}' NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `items_id_unique` ON `items` (`id`);--> statement-breakpoint
CREATE INDEX `items_by_name` ON `items` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `items_by_sku_order` ON `items` (`is_archived`,`sku`,`id`);--> statement-breakpoint
CREATE INDEX `items_by_kind` ON `items` (`is_archived`,`kind`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `items_by_price` ON `items` (`is_archived`,cast(unit_price as real),`id`);--> statement-breakpoint
CREATE INDEX `items_by_change` ON `items` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `items_by_category` ON `items` (`category_id`);--> statement-breakpoint
CREATE INDEX `items_by_parent` ON `items` (`parent_id`) WHERE parent_id <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `items_by_sku` ON `items` (`sku`) WHERE sku <> '';--> statement-breakpoint
CREATE TABLE `price_change_lines` (
	`change_id` text NOT NULL,
	`position` integer NOT NULL,
	`item_id` text NOT NULL,
	`from_quantity` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	PRIMARY KEY(`change_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `price_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`category_id` text NOT NULL,
	`category` text NOT NULL,
	`list_id` text NOT NULL,
	`list_name` text NOT NULL,
	`percent` text NOT NULL,
	`rounding` text NOT NULL,
	`date` text NOT NULL,
	`count` integer NOT NULL,
	`skipped` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `price_changes_by_date` ON `price_changes` (`date`);--> statement-breakpoint
CREATE TABLE `price_list_customers` (
	`list_id` text NOT NULL,
	`customer_id` text NOT NULL,
	PRIMARY KEY(`list_id`, `customer_id`)
);
--> statement-breakpoint
CREATE INDEX `price_list_customers_by_customer` ON `price_list_customers` (`customer_id`);--> statement-breakpoint
CREATE TABLE `price_list_prices` (
	`list_id` text NOT NULL,
	`position` integer NOT NULL,
	`item_id` text NOT NULL,
	`from_quantity` text NOT NULL,
	`unit_price` text NOT NULL,
	PRIMARY KEY(`list_id`, `position`)
);
--> statement-breakpoint
CREATE INDEX `price_list_prices_by_item` ON `price_list_prices` (`item_id`);--> statement-breakpoint
CREATE TABLE `price_lists` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`currency` text NOT NULL,
	`price_mode` text NOT NULL,
	`valid_from` text,
	`valid_to` text,
	`tag` text NOT NULL,
	`notes` text NOT NULL,
	`customer_count` integer DEFAULT 0 NOT NULL,
	`price_count` integer DEFAULT 0 NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_lists_id_unique` ON `price_lists` (`id`);--> statement-breakpoint
CREATE INDEX `price_lists_by_name` ON `price_lists` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `price_lists_by_change` ON `price_lists` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `booking_pages` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`place` text NOT NULL,
	`language` text NOT NULL,
	`time_zone` text NOT NULL,
	`calendar_ids` text NOT NULL,
	`duration_minutes` integer NOT NULL,
	`step_minutes` integer NOT NULL,
	`buffer_minutes` integer NOT NULL,
	`notice_hours` integer NOT NULL,
	`days_ahead` integer NOT NULL,
	`hours` text NOT NULL,
	`public_secret` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_pages_id_unique` ON `booking_pages` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `booking_pages_public_secret_unique` ON `booking_pages` (`public_secret`);--> statement-breakpoint
CREATE INDEX `booking_pages_by_name` ON `booking_pages` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `booking_pages_by_change` ON `booking_pages` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`calendar_id` text NOT NULL,
	`event_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`note` text NOT NULL,
	`language` text NOT NULL,
	`time_zone` text NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`state` text NOT NULL,
	`reason` text NOT NULL,
	`reminded_at` text,
	`public_secret` text NOT NULL,
	`address` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_public_secret_unique` ON `bookings` (`public_secret`);--> statement-breakpoint
CREATE INDEX `bookings_by_page` ON `bookings` (`page_id`,`state`,`ends_at`);--> statement-breakpoint
CREATE INDEX `bookings_by_event` ON `bookings` (`event_id`);--> statement-breakpoint
CREATE INDEX `bookings_by_email` ON `bookings` (`email`,`state`,`ends_at`);--> statement-breakpoint
CREATE INDEX `bookings_by_address` ON `bookings` (`address`,`created_at`);--> statement-breakpoint
CREATE TABLE `calendar_events` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`uid` text NOT NULL,
	`calendar_id` text NOT NULL,
	`category_id` text,
	`other_categories` text DEFAULT '[]' NOT NULL,
	`title` text NOT NULL,
	`start` text NOT NULL,
	`end` text NOT NULL,
	`all_day` integer NOT NULL,
	`time_zone` text NOT NULL,
	`starts_at` text NOT NULL,
	`over_at` text NOT NULL,
	`repeats` text NOT NULL,
	`skipped` text NOT NULL,
	`added` text DEFAULT '[]' NOT NULL,
	`lasts` integer,
	`is_cancelled` integer DEFAULT false NOT NULL,
	`series_id` text,
	`series_start` text,
	`place` text NOT NULL,
	`description` text NOT NULL,
	`reminders` text NOT NULL,
	`visibility` text NOT NULL,
	`is_busy` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_events_id_unique` ON `calendar_events` (`id`);--> statement-breakpoint
CREATE INDEX `calendar_events_by_time` ON `calendar_events` (`over_at`,`starts_at`);--> statement-breakpoint
CREATE INDEX `calendar_events_by_series` ON `calendar_events` (`series_id`,`series_start`);--> statement-breakpoint
CREATE INDEX `calendar_events_by_calendar` ON `calendar_events` (`calendar_id`);--> statement-breakpoint
CREATE INDEX `calendar_events_by_uid` ON `calendar_events` (`uid`);--> statement-breakpoint
CREATE INDEX `calendar_events_by_category` ON `calendar_events` (`category_id`);--> statement-breakpoint
CREATE TABLE `calendar_import_events` (
	`import_id` text NOT NULL,
	`event_id` text NOT NULL,
	`before` text,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `calendar_import_events_by_import` ON `calendar_import_events` (`import_id`);--> statement-breakpoint
CREATE TABLE `calendar_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`calendar_id` text NOT NULL,
	`file_name` text NOT NULL,
	`contents` text NOT NULL,
	`state` text NOT NULL,
	`added` integer NOT NULL,
	`changed` integer NOT NULL,
	`same` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `calendar_layers_off` (
	`user_id` text NOT NULL,
	`layer` text NOT NULL,
	PRIMARY KEY(`user_id`, `layer`)
);
--> statement-breakpoint
CREATE TABLE `calendar_objects` (
	`calendar_id` text NOT NULL,
	`uid` text NOT NULL,
	`name` text NOT NULL,
	`change_number` integer NOT NULL,
	`changed_at` text DEFAULT '' NOT NULL,
	`is_deleted` integer NOT NULL,
	PRIMARY KEY(`calendar_id`, `uid`)
);
--> statement-breakpoint
CREATE INDEX `calendar_objects_by_change` ON `calendar_objects` (`calendar_id`,`change_number`);--> statement-breakpoint
CREATE INDEX `calendar_objects_by_name` ON `calendar_objects` (`calendar_id`,`name`);--> statement-breakpoint
CREATE TABLE `calendar_sources` (
	`event_id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`base` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `calendars` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`color` text NOT NULL,
	`sharing` text NOT NULL,
	`owner_id` text,
	`owner_name` text NOT NULL,
	`feed_secret` text,
	`feed_details` text DEFAULT 'all' NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendars_feed_secret_unique` ON `calendars` (`feed_secret`);--> statement-breakpoint
CREATE TABLE `event_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`color` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `received_invitations` (
	`user_id` text NOT NULL,
	`uid` text NOT NULL,
	`organizer_email` text NOT NULL,
	`attendee_email` text NOT NULL,
	`sequence` integer NOT NULL,
	`made_at` text NOT NULL,
	`answer` text NOT NULL,
	`is_cancelled` integer NOT NULL,
	PRIMARY KEY(`user_id`, `uid`)
);
--> statement-breakpoint
CREATE TABLE `event_guests` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`is_invited` integer NOT NULL,
	`answer` text NOT NULL,
	`comment` text NOT NULL,
	`answered_at` text,
	`told` text NOT NULL,
	`public_secret` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_guests_public_secret_unique` ON `event_guests` (`public_secret`);--> statement-breakpoint
CREATE INDEX `event_guests_by_event` ON `event_guests` (`event_id`,`is_invited`);--> statement-breakpoint
CREATE TABLE `letter_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`mailbox_id` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `letter_templates_by_name` ON `letter_templates` (`mailbox_id`,`name`,`language`);--> statement-breakpoint
CREATE TABLE `mail_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`mailbox_id` text NOT NULL,
	`thread_id` text,
	`answers_id` text,
	`to_typed` text NOT NULL,
	`cc_typed` text NOT NULL,
	`bcc_typed` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`is_rich` integer DEFAULT false NOT NULL,
	`about_kind` text,
	`about_id` text,
	`leaves_at` text,
	`version` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_drafts_by_box` ON `mail_drafts` (`mailbox_id`,`created_by`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_drafts_by_thread` ON `mail_drafts` (`thread_id`);--> statement-breakpoint
CREATE TABLE `mail_files` (
	`id` text PRIMARY KEY NOT NULL,
	`mail_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`content_id` text NOT NULL,
	`is_inline` integer NOT NULL,
	`bill_id` text
);
--> statement-breakpoint
CREATE INDEX `mail_files_by_mail` ON `mail_files` (`mail_id`,`id`);--> statement-breakpoint
CREATE TABLE `mail_labels` (
	`id` text PRIMARY KEY NOT NULL,
	`mailbox_id` text NOT NULL,
	`name` text NOT NULL,
	`color` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_labels_by_box` ON `mail_labels` (`mailbox_id`,`name`);--> statement-breakpoint
CREATE TABLE `mail_reads` (
	`thread_id` text NOT NULL,
	`user_id` text NOT NULL,
	`read_at` text NOT NULL,
	PRIMARY KEY(`thread_id`, `user_id`)
);
--> statement-breakpoint
CREATE TABLE `mail_thread_ids` (
	`mailbox_id` text NOT NULL,
	`message_id` text NOT NULL,
	`thread_id` text NOT NULL,
	PRIMARY KEY(`mailbox_id`, `message_id`)
);
--> statement-breakpoint
CREATE INDEX `mail_thread_ids_by_thread` ON `mail_thread_ids` (`thread_id`);--> statement-breakpoint
CREATE TABLE `mail_thread_labels` (
	`label_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`last_at` text NOT NULL,
	PRIMARY KEY(`thread_id`, `label_id`)
);
--> statement-breakpoint
CREATE INDEX `mail_thread_labels_by_label` ON `mail_thread_labels` (`label_id`,`last_at`,`thread_id`);--> statement-breakpoint
CREATE TABLE `mail_threads_joined` (
	`id` text PRIMARY KEY NOT NULL,
	`into_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_threads` (
	`id` text PRIMARY KEY NOT NULL,
	`mailbox_id` text NOT NULL,
	`place` text NOT NULL,
	`subject` text NOT NULL,
	`people` text NOT NULL,
	`snippet` text NOT NULL,
	`last_at` text NOT NULL,
	`last_in_at` text NOT NULL,
	`count` integer NOT NULL,
	`has_files` integer NOT NULL,
	`has_sent` integer NOT NULL,
	`is_starred` integer NOT NULL,
	`snoozed_until` text,
	`assignee_id` text,
	`assignee_name` text NOT NULL,
	`binned_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_threads_by_place` ON `mail_threads` (`mailbox_id`,`place`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_threads_starred` ON `mail_threads` (`mailbox_id`,`last_at`,`id`) WHERE is_starred = 1 and binned_at is null;--> statement-breakpoint
CREATE INDEX `mail_threads_sent` ON `mail_threads` (`mailbox_id`,`last_at`,`id`) WHERE has_sent = 1 and binned_at is null;--> statement-breakpoint
CREATE INDEX `mail_threads_snoozed` ON `mail_threads` (`mailbox_id`,`last_at`,`id`) WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX `mail_threads_assigned` ON `mail_threads` (`assignee_id`,`mailbox_id`,`last_at`,`id`) WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX `mail_threads_binned` ON `mail_threads` (`binned_at`) WHERE binned_at is not null;--> statement-breakpoint
CREATE TABLE `mailboxes` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`owner_name` text NOT NULL,
	`address` text NOT NULL,
	`signature` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`mailbox_id` text NOT NULL,
	`thread_id` text NOT NULL,
	`is_ours` integer NOT NULL,
	`message_id` text NOT NULL,
	`reference_ids` text NOT NULL,
	`from_person` text NOT NULL,
	`to_people` text NOT NULL,
	`cc_people` text NOT NULL,
	`bcc_people` text NOT NULL,
	`reply_to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`has_html` integer NOT NULL,
	`has_raw` integer NOT NULL,
	`has_more_files` integer NOT NULL,
	`auth` text,
	`is_automatic` integer NOT NULL,
	`is_bounce` integer NOT NULL,
	`is_rich` integer DEFAULT false NOT NULL,
	`outbound_id` text,
	`at` text NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_id_unique` ON `mails` (`id`);--> statement-breakpoint
CREATE INDEX `mails_by_thread` ON `mails` (`thread_id`,`at`);--> statement-breakpoint
CREATE INDEX `mails_by_message_id` ON `mails` (`message_id`);--> statement-breakpoint
CREATE TABLE `campaign_hits` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`recipient_id` text NOT NULL,
	`link` integer NOT NULL,
	`at` text NOT NULL,
	`method` text NOT NULL,
	`user_agent` text NOT NULL,
	`purpose` text NOT NULL,
	`network` text NOT NULL,
	`is_confirmed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `campaign_hits_by_campaign` ON `campaign_hits` (`campaign_id`,`at`);--> statement-breakpoint
CREATE INDEX `campaign_hits_by_recipient` ON `campaign_hits` (`recipient_id`);--> statement-breakpoint
CREATE TABLE `campaign_opt_outs` (
	`address` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`campaign_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `campaign_recipients` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`campaign_id` text NOT NULL,
	`party_id` text NOT NULL,
	`address` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`message_id` text,
	`sent_at` text,
	`secret` text NOT NULL,
	`unsubscribed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_recipients_key_unique` ON `campaign_recipients` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `campaign_recipients_secret_unique` ON `campaign_recipients` (`secret`);--> statement-breakpoint
CREATE INDEX `campaign_recipients_by_state` ON `campaign_recipients` (`campaign_id`,`state`,`row_number`);--> statement-breakpoint
CREATE INDEX `campaign_recipients_by_party` ON `campaign_recipients` (`party_id`);--> statement-breakpoint
CREATE INDEX `campaign_recipients_sent` ON `campaign_recipients` (`sent_at`) WHERE sent_at is not null;--> statement-breakpoint
CREATE TABLE `campaigns` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`segment_id` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`notes` text NOT NULL,
	`needs_consent` integer NOT NULL,
	`counts_links` integer NOT NULL,
	`state` text NOT NULL,
	`segment_version` integer,
	`scheduled_at` text,
	`started_at` text,
	`finished_at` text,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `campaigns_id_unique` ON `campaigns` (`id`);--> statement-breakpoint
CREATE INDEX `campaigns_by_name` ON `campaigns` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_by_change` ON `campaigns` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_by_segment` ON `campaigns` (`segment_id`);--> statement-breakpoint
CREATE TABLE `canned_answers` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`text` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `canned_answers_id_unique` ON `canned_answers` (`id`);--> statement-breakpoint
CREATE INDEX `canned_answers_by_name` ON `canned_answers` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `canned_answers_by_change` ON `canned_answers` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `deal_forecasts` (
	`as_of_date` text NOT NULL,
	`month` text NOT NULL,
	`best` integer NOT NULL,
	`expected` integer NOT NULL,
	`worst` integer NOT NULL,
	PRIMARY KEY(`month`, `as_of_date`)
);
--> statement-breakpoint
CREATE TABLE `deal_visits` (
	`id` text PRIMARY KEY NOT NULL,
	`deal_id` text NOT NULL,
	`stage_id` text NOT NULL,
	`stage_name` text NOT NULL,
	`at` text NOT NULL,
	`by_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deal_visits_by_deal` ON `deal_visits` (`deal_id`,`at`);--> statement-breakpoint
CREATE TABLE `deals` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`party_id` text,
	`lead_id` text,
	`pipeline_id` text NOT NULL,
	`stage_id` text NOT NULL,
	`stage_entered_at` text NOT NULL,
	`order_key` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`place` text DEFAULT 'open' NOT NULL,
	`value` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`expected_date` text,
	`expected_order` text NOT NULL,
	`owner_id` text NOT NULL,
	`held_by` text NOT NULL,
	`next_step` text NOT NULL,
	`next_date` text,
	`source` text NOT NULL,
	`tags` text NOT NULL,
	`notes` text NOT NULL,
	`closing` text,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deals_id_unique` ON `deals` (`id`);--> statement-breakpoint
CREATE INDEX `deals_by_change` ON `deals` (`place`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `deals_by_title` ON `deals` (`place`,title collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `deals_by_expected` ON `deals` (`place`,`expected_order`,`id`);--> statement-breakpoint
CREATE INDEX `deals_by_column` ON `deals` (`place`,`pipeline_id`,`stage_id`,`order_key`);--> statement-breakpoint
CREATE INDEX `deals_by_sum` ON `deals` (`place`,`pipeline_id`,`stage_id`,`currency`,`amount`);--> statement-breakpoint
CREATE INDEX `deals_by_party` ON `deals` (`party_id`) WHERE party_id is not null;--> statement-breakpoint
CREATE TABLE `pipelines` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`notes` text NOT NULL,
	`stages` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pipelines_id_unique` ON `pipelines` (`id`);--> statement-breakpoint
CREATE INDEX `pipelines_by_name` ON `pipelines` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `pipelines_by_change` ON `pipelines` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `follow_ups` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`notes` text NOT NULL,
	`due_date` text,
	`due_order` text NOT NULL,
	`owner_id` text NOT NULL,
	`repeat` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`done_at` text,
	`outcome` text DEFAULT '' NOT NULL,
	`place` text DEFAULT 'open' NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `follow_ups_id_unique` ON `follow_ups` (`id`);--> statement-breakpoint
CREATE INDEX `follow_ups_by_due` ON `follow_ups` (`place`,`due_order`,`id`);--> statement-breakpoint
CREATE INDEX `follow_ups_by_change` ON `follow_ups` (`place`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `follow_ups_by_owner` ON `follow_ups` (`owner_id`,`place`,`due_order`);--> statement-breakpoint
CREATE INDEX `follow_ups_by_subject` ON `follow_ups` (`subject_id`,`place`);--> statement-breakpoint
CREATE TABLE `lead_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`form_id` text NOT NULL,
	`form_name` text NOT NULL,
	`lead_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`address` text NOT NULL,
	`language` text NOT NULL,
	`news_secret` text,
	`news_confirmed_at` text,
	`news_mailed_at` text,
	`news_mail_id` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_answers_news_secret_unique` ON `lead_answers` (`news_secret`);--> statement-breakpoint
CREATE INDEX `lead_answers_by_lead` ON `lead_answers` (`lead_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_answers_by_address` ON `lead_answers` (`address`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_answers_by_form` ON `lead_answers` (`form_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_answers_by_mail` ON `lead_answers` (email collate nocase,`created_at`);--> statement-breakpoint
CREATE TABLE `lead_forms` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`intro` text NOT NULL,
	`thanks` text NOT NULL,
	`language` text NOT NULL,
	`asks` text NOT NULL,
	`asks_newsletter` integer NOT NULL,
	`source` text NOT NULL,
	`campaign` text NOT NULL,
	`owner_ids` text NOT NULL,
	`public_secret` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_forms_id_unique` ON `lead_forms` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `lead_forms_public_secret_unique` ON `lead_forms` (`public_secret`);--> statement-breakpoint
CREATE INDEX `lead_forms_by_name` ON `lead_forms` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `lead_forms_by_change` ON `lead_forms` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `lead_turns` (
	`user_id` text PRIMARY KEY NOT NULL,
	`last_turn` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lead_keys` (
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`lead_id` text NOT NULL,
	PRIMARY KEY(`kind`, `value`, `lead_id`)
);
--> statement-breakpoint
CREATE INDEX `lead_keys_by_lead` ON `lead_keys` (`lead_id`);--> statement-breakpoint
CREATE TABLE `leads` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`label` text NOT NULL,
	`name` text NOT NULL,
	`company` text NOT NULL,
	`position` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`more_mails` text NOT NULL,
	`more_phones` text NOT NULL,
	`website` text NOT NULL,
	`street` text NOT NULL,
	`postcode` text NOT NULL,
	`city` text NOT NULL,
	`region` text NOT NULL,
	`country` text NOT NULL,
	`source` text NOT NULL,
	`campaign` text NOT NULL,
	`owner_id` text NOT NULL,
	`held_by` text NOT NULL,
	`next_step` text NOT NULL,
	`next_date` text,
	`next_order` text NOT NULL,
	`tags` text NOT NULL,
	`consents` text NOT NULL,
	`notes` text NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`lost_reason` text DEFAULT '' NOT NULL,
	`place` text DEFAULT 'open' NOT NULL,
	`score` integer DEFAULT 0 NOT NULL,
	`party_id` text,
	`deal_id` text,
	`converted_at` text,
	`first_touch` text,
	`last_touch` text,
	`merged_into_id` text,
	`merge` text,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_id_unique` ON `leads` (`id`);--> statement-breakpoint
CREATE INDEX `leads_by_change` ON `leads` (`place`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_by_name` ON `leads` (`place`,label collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `leads_by_score` ON `leads` (`place`,`score`,`id`);--> statement-breakpoint
CREATE INDEX `leads_by_next` ON `leads` (`place`,`next_order`,`id`);--> statement-breakpoint
CREATE INDEX `leads_by_owner` ON `leads` (`owner_id`);--> statement-breakpoint
CREATE INDEX `leads_by_source` ON `leads` (`source`);--> statement-breakpoint
CREATE INDEX `leads_by_campaign` ON `leads` (`campaign`);--> statement-breakpoint
CREATE INDEX `leads_by_party` ON `leads` (`party_id`) WHERE party_id is not null;--> statement-breakpoint
CREATE TABLE `commission_events` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`invoice_id` text NOT NULL,
	`date` text NOT NULL,
	`event` text NOT NULL,
	`amount_base` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `commission_events_key_unique` ON `commission_events` (`key`);--> statement-breakpoint
CREATE INDEX `commission_events_by_invoice` ON `commission_events` (`invoice_id`,`id`);--> statement-breakpoint
CREATE TABLE `commissions` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`event_key` text NOT NULL,
	`partner_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`line_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`amount_base` integer NOT NULL,
	`date` text NOT NULL,
	`payable_date` text NOT NULL,
	`rule` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `commissions_key_unique` ON `commissions` (`key`);--> statement-breakpoint
CREATE INDEX `commissions_by_invoice` ON `commissions` (`invoice_id`,`row_number`);--> statement-breakpoint
CREATE INDEX `commissions_by_partner` ON `commissions` (`partner_id`,`date`,`row_number`);--> statement-breakpoint
CREATE INDEX `commissions_by_day` ON `commissions` (`date`);--> statement-breakpoint
CREATE INDEX `commissions_by_event` ON `commissions` (`event_key`);--> statement-breakpoint
CREATE TABLE `partner_invoices` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`referral_id` text NOT NULL,
	`partner_id` text NOT NULL,
	`party_id` text NOT NULL,
	`number` text NOT NULL,
	`exchange_rate` text NOT NULL,
	`invoice` text NOT NULL,
	`line_names` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `partner_invoices_by_referral` ON `partner_invoices` (`referral_id`);--> statement-breakpoint
CREATE INDEX `partner_invoices_by_partner` ON `partner_invoices` (`partner_id`);--> statement-breakpoint
CREATE TABLE `partner_payouts` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`key` text NOT NULL,
	`partner_id` text NOT NULL,
	`partner_name` text NOT NULL,
	`party_id` text NOT NULL,
	`date` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`amount_base` integer NOT NULL,
	`way` text NOT NULL,
	`document_id` text NOT NULL,
	`document_number` text NOT NULL,
	`cancelled_date` text,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_payouts_id_unique` ON `partner_payouts` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `partner_payouts_key_unique` ON `partner_payouts` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `partner_payouts_by_number` ON `partner_payouts` (`number`);--> statement-breakpoint
CREATE INDEX `partner_payouts_by_partner` ON `partner_payouts` (`partner_id`,`date`);--> statement-breakpoint
CREATE INDEX `partner_payouts_by_document` ON `partner_payouts` (`document_id`);--> statement-breakpoint
CREATE INDEX `partner_payouts_by_day` ON `partner_payouts` (`date`,`row_number`);--> statement-breakpoint
CREATE TABLE `partners` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`company` text NOT NULL,
	`email` text NOT NULL,
	`website` text NOT NULL,
	`language` text NOT NULL,
	`code` text NOT NULL,
	`coupon` text NOT NULL,
	`state` text NOT NULL,
	`place` text NOT NULL,
	`party_id` text,
	`payout_way` text NOT NULL,
	`charges_tax` integer NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`message` text NOT NULL,
	`notes` text NOT NULL,
	`applied_at` text,
	`address` text DEFAULT '' NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partners_id_unique` ON `partners` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `partners_code_unique` ON `partners` (`code`);--> statement-breakpoint
CREATE INDEX `partners_by_name` ON `partners` (`place`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `partners_by_change` ON `partners` (`place`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `partners_by_email` ON `partners` (`email`);--> statement-breakpoint
CREATE INDEX `partners_by_party` ON `partners` (`party_id`) WHERE party_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `partners_by_coupon` ON `partners` (`coupon`) WHERE coupon <> '';--> statement-breakpoint
CREATE INDEX `partners_by_address` ON `partners` (`address`,`applied_at`) WHERE address <> '';--> statement-breakpoint
CREATE TABLE `partner_payout_rows` (
	`commission_key` text PRIMARY KEY NOT NULL,
	`payout_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `partner_payout_rows_by_payout` ON `partner_payout_rows` (`payout_id`);--> statement-breakpoint
CREATE TABLE `partner_programme` (
	`id` integer PRIMARY KEY NOT NULL,
	`is_open` integer NOT NULL,
	`words` text NOT NULL,
	`kind` text NOT NULL,
	`percent` text NOT NULL,
	`amounts` text NOT NULL,
	`rules` text NOT NULL,
	`reach` text NOT NULL,
	`months` integer NOT NULL,
	`window_days` integer NOT NULL,
	`hold_days` integer NOT NULL,
	`coupon_beats_click` integer NOT NULL,
	`target` text NOT NULL,
	`secret` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `partner_referrals` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`lead_id` text,
	`party_id` text,
	`by` text NOT NULL,
	`touch_at` text,
	`at` text NOT NULL,
	`date` text NOT NULL,
	`flags` text NOT NULL,
	`review` text NOT NULL,
	`first_paid_id` text,
	`first_paid_date` text
);
--> statement-breakpoint
CREATE INDEX `partner_referrals_by_partner` ON `partner_referrals` (`partner_id`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `partner_referrals_by_lead` ON `partner_referrals` (`lead_id`) WHERE lead_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `partner_referrals_by_party` ON `partner_referrals` (`party_id`) WHERE party_id is not null;--> statement-breakpoint
CREATE TABLE `partner_touches` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`visitor` text NOT NULL,
	`at` text NOT NULL,
	`address` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `partner_touches_by_visitor` ON `partner_touches` (`visitor`,`at`);--> statement-breakpoint
CREATE INDEX `partner_touches_by_partner` ON `partner_touches` (`partner_id`);--> statement-breakpoint
CREATE INDEX `partner_touches_by_address` ON `partner_touches` (`address`,`at`);--> statement-breakpoint
CREATE TABLE `portal_asks` (
	`id` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`language` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `portal_asks_by_address` ON `portal_asks` (`address`,`at`);--> statement-breakpoint
CREATE TABLE `portal_contacts` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`customer_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`rights` text NOT NULL,
	`last_at` text,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `portal_contacts_id_unique` ON `portal_contacts` (`id`);--> statement-breakpoint
CREATE INDEX `portal_contacts_by_name` ON `portal_contacts` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `portal_contacts_by_change` ON `portal_contacts` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `portal_contacts_by_email` ON `portal_contacts` (`email`);--> statement-breakpoint
CREATE INDEX `portal_contacts_by_customer` ON `portal_contacts` (`customer_id`);--> statement-breakpoint
CREATE TABLE `portal_links` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`email` text NOT NULL,
	`created_at` text NOT NULL,
	`used_at` text,
	`revoked_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `portal_links_hash_unique` ON `portal_links` (`hash`);--> statement-breakpoint
CREATE INDEX `portal_links_by_email` ON `portal_links` (`email`,`created_at`);--> statement-breakpoint
CREATE TABLE `portal_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`email` text NOT NULL,
	`contact_id` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `portal_sessions_hash_unique` ON `portal_sessions` (`hash`);--> statement-breakpoint
CREATE INDEX `portal_sessions_by_email` ON `portal_sessions` (`email`);--> statement-breakpoint
CREATE TABLE `portal_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`is_open` integer NOT NULL,
	`words` text NOT NULL,
	`secret` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `segments` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`notes` text NOT NULL,
	`match_of` text NOT NULL,
	`conditions` text NOT NULL,
	`definition` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `segments_id_unique` ON `segments` (`id`);--> statement-breakpoint
CREATE INDEX `segments_by_name` ON `segments` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `segments_by_change` ON `segments` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `sequence_done` (
	`key` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`at` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`made_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sequence_done_by_member` ON `sequence_done` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `sequence_mails` (
	`mail_id` text NOT NULL,
	`member_id` text NOT NULL,
	`from_address` text NOT NULL,
	`at` text NOT NULL,
	`author` text NOT NULL,
	`is_answer` integer NOT NULL,
	`return_date` text,
	`thread_id` text NOT NULL,
	PRIMARY KEY(`mail_id`, `member_id`)
);
--> statement-breakpoint
CREATE INDEX `sequence_mails_by_member` ON `sequence_mails` (`member_id`,`at`);--> statement-breakpoint
CREATE TABLE `sequence_members` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`sequence_id` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`party_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`address` text NOT NULL,
	`name` text NOT NULL,
	`company` text NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`place` text NOT NULL,
	`reason` text,
	`next_step` integer NOT NULL,
	`started_at` text NOT NULL,
	`started_by` text NOT NULL,
	`started_by_name` text NOT NULL,
	`last_queued_at` text,
	`released_at` text,
	`due_at` text NOT NULL,
	`ended_at` text,
	`secret` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sequence_members_id_unique` ON `sequence_members` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sequence_members_secret_unique` ON `sequence_members` (`secret`);--> statement-breakpoint
CREATE INDEX `sequence_members_due` ON `sequence_members` (`sequence_id`,`place`,`due_at`);--> statement-breakpoint
CREATE INDEX `sequence_members_by_state` ON `sequence_members` (`sequence_id`,`state`);--> statement-breakpoint
CREATE INDEX `sequence_members_by_start` ON `sequence_members` (`place`,`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `sequence_members_by_due` ON `sequence_members` (`place`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `sequence_members_all_by_start` ON `sequence_members` (`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `sequence_members_all_by_due` ON `sequence_members` (`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `sequence_members_by_subject` ON `sequence_members` (`subject_id`);--> statement-breakpoint
CREATE INDEX `sequence_members_by_address` ON `sequence_members` (`address`);--> statement-breakpoint
CREATE INDEX `sequence_members_by_party` ON `sequence_members` (`party_id`) WHERE party_id <> '';--> statement-breakpoint
CREATE INDEX `sequence_members_by_lead` ON `sequence_members` (`lead_id`) WHERE lead_id <> '';--> statement-breakpoint
CREATE TABLE `sequences` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`notes` text NOT NULL,
	`steps` text NOT NULL,
	`days` text NOT NULL,
	`from_time` text NOT NULL,
	`to_time` text NOT NULL,
	`time_zone` text NOT NULL,
	`skips_holidays` integer NOT NULL,
	`needs_consent` integer NOT NULL,
	`is_paused` integer DEFAULT false NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sequences_id_unique` ON `sequences` (`id`);--> statement-breakpoint
CREATE INDEX `sequences_by_name` ON `sequences` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `sequences_by_change` ON `sequences` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `support_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`author` text NOT NULL,
	`by_name` text NOT NULL,
	`is_internal` integer NOT NULL,
	`text` text NOT NULL,
	`hidden` text NOT NULL,
	`thread_id` text,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `support_messages_by_ticket` ON `support_messages` (`ticket_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `support_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`hours` text NOT NULL,
	`is_closed_on_holidays` integer NOT NULL,
	`promises` text NOT NULL,
	`pauses_waiting` integer NOT NULL,
	`pauses_on_hold` integer NOT NULL,
	`reopen_days` integer NOT NULL,
	`asks_rating` integer NOT NULL,
	`is_form_open` integer NOT NULL,
	`takes_mails` integer DEFAULT false NOT NULL,
	`form_words` text NOT NULL,
	`form_secret` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `support_states` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ticket_id` text NOT NULL,
	`state` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `support_states_by_ticket` ON `support_states` (`ticket_id`,`row_number`);--> statement-breakpoint
CREATE TABLE `support_tickets` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`subject` text NOT NULL,
	`description` text NOT NULL,
	`state` text NOT NULL,
	`place` text NOT NULL,
	`priority` text NOT NULL,
	`channel` text NOT NULL,
	`customer_id` text NOT NULL,
	`contact_name` text NOT NULL,
	`contact_email` text NOT NULL,
	`language` text NOT NULL,
	`owner_id` text,
	`owner_name` text NOT NULL,
	`due_at` text NOT NULL,
	`last_at` text NOT NULL,
	`done_at` text,
	`rating` text,
	`rating_note` text NOT NULL,
	`linked_id` text,
	`public_secret` text NOT NULL,
	`proof_secret` text NOT NULL,
	`address` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `support_tickets_id_unique` ON `support_tickets` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_tickets_number_unique` ON `support_tickets` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_tickets_public_secret_unique` ON `support_tickets` (`public_secret`);--> statement-breakpoint
CREATE UNIQUE INDEX `support_tickets_proof_secret_unique` ON `support_tickets` (`proof_secret`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_due` ON `support_tickets` (`is_archived`,`place`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_last` ON `support_tickets` (`is_archived`,`place`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_number` ON `support_tickets` (`is_archived`,`place`,`row_number`,`id`);--> statement-breakpoint
CREATE INDEX `support_tickets_archived_due` ON `support_tickets` (`is_archived`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `support_tickets_archived_last` ON `support_tickets` (`is_archived`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `support_tickets_archived_number` ON `support_tickets` (`is_archived`,`row_number`,`id`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_customer` ON `support_tickets` (`customer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_email` ON `support_tickets` (contact_email collate nocase,`created_at`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_address` ON `support_tickets` (`address`,`created_at`);--> statement-breakpoint
CREATE INDEX `support_tickets_by_day` ON `support_tickets` (`created_at`);--> statement-breakpoint
CREATE TABLE `approval_rules` (
	`kind` text PRIMARY KEY NOT NULL,
	`needs_other` integer NOT NULL,
	`from_amount` integer DEFAULT 0 NOT NULL,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `custom_fields` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`type` text NOT NULL,
	`label` text NOT NULL,
	`key` text NOT NULL,
	`hint` text NOT NULL,
	`choices` text NOT NULL,
	`is_required` integer NOT NULL,
	`is_in_list` integer NOT NULL,
	`is_on_paper` integer NOT NULL,
	`seen_by` text NOT NULL,
	`edited_by` text NOT NULL,
	`position` integer NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `custom_fields_id_unique` ON `custom_fields` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `custom_fields_by_key` ON `custom_fields` (`kind`,`key`);--> statement-breakpoint
CREATE INDEX `custom_fields_by_position` ON `custom_fields` (`is_archived`,`position`,`id`);--> statement-breakpoint
CREATE INDEX `custom_fields_by_label` ON `custom_fields` (`is_archived`,label collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `custom_fields_by_change` ON `custom_fields` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `firm` (
	`id` text PRIMARY KEY NOT NULL,
	`profile` text NOT NULL,
	`paper` text NOT NULL,
	`tax_name` text NOT NULL,
	`logo_type` text,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`due_at` text NOT NULL,
	`run_at` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`error` text NOT NULL,
	`failed_at` text,
	`is_reported` integer NOT NULL,
	`payload` text NOT NULL,
	`title` text NOT NULL,
	`link` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_by_key` ON `job` (`kind`,`key`);--> statement-breakpoint
CREATE INDEX `job_by_time` ON `job` (`state`,`run_at`,`id`);--> statement-breakpoint
CREATE TABLE `mail_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`color` text NOT NULL,
	`reply_to` text NOT NULL,
	`tracks_opening` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_templates` (
	`mail_kind` text NOT NULL,
	`language` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	PRIMARY KEY(`mail_kind`, `language`)
);
--> statement-breakpoint
CREATE TABLE `outbound_day` (
	`date` text PRIMARY KEY NOT NULL,
	`recipients` integer NOT NULL,
	`bounces` integer NOT NULL,
	`strangers_bounces` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbound_stop` (
	`id` integer PRIMARY KEY NOT NULL,
	`stopped_at` text NOT NULL,
	`resumed_at` text,
	`is_second` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbound_message` (
	`id` text PRIMARY KEY NOT NULL,
	`record_kind` text NOT NULL,
	`record_id` text NOT NULL,
	`party_id` text,
	`link` text NOT NULL,
	`to_address` text NOT NULL,
	`cc` text NOT NULL,
	`reply_to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`language` text NOT NULL,
	`attachments` text NOT NULL,
	`state` text NOT NULL,
	`is_kept` integer NOT NULL,
	`is_tracked` integer NOT NULL,
	`written` text DEFAULT '' NOT NULL,
	`leave_url` text DEFAULT '' NOT NULL,
	`only_for` text DEFAULT '' NOT NULL,
	`error` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`is_by_stranger` integer DEFAULT false NOT NULL,
	`sent_at` text,
	`delivered_at` text,
	`opened_at` text,
	`failed_at` text
);
--> statement-breakpoint
CREATE INDEX `outbound_message_by_record` ON `outbound_message` (`record_kind`,`record_id`,`id`);--> statement-breakpoint
CREATE INDEX `outbound_message_by_party` ON `outbound_message` (`party_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `outbound_suppression` (
	`address` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `page_views` (
	`date` text NOT NULL,
	`place` text NOT NULL,
	`page` text NOT NULL,
	`language` text NOT NULL,
	`referrer` text NOT NULL,
	`campaign` text NOT NULL,
	`views` integer NOT NULL,
	`visits` integer NOT NULL,
	PRIMARY KEY(`date`, `place`, `page`, `language`, `referrer`, `campaign`)
);
--> statement-breakpoint
CREATE TABLE `contact_cards` (
	`party_id` text PRIMARY KEY NOT NULL,
	`uid` text NOT NULL,
	`name` text NOT NULL,
	`change_number` integer NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`base` text DEFAULT '' NOT NULL,
	`birthday` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_cards_by_change` ON `contact_cards` (`change_number`);--> statement-breakpoint
CREATE INDEX `contact_cards_by_name` ON `contact_cards` (`name`);--> statement-breakpoint
CREATE INDEX `contact_cards_by_uid` ON `contact_cards` (`uid`);--> statement-breakpoint
CREATE TABLE `held_accounts` (
	`party_id` text NOT NULL,
	`iban` text NOT NULL,
	`changed_by` text NOT NULL,
	`changed_by_name` text NOT NULL,
	`changed_at` text NOT NULL,
	`is_of_file` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`party_id`, `iban`)
);
--> statement-breakpoint
CREATE TABLE `parties` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`is_customer` integer NOT NULL,
	`is_supplier` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`contact_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`address` text NOT NULL,
	`city` text NOT NULL,
	`country` text NOT NULL,
	`vat_id` text NOT NULL,
	`registry_number` text NOT NULL,
	`language` text NOT NULL,
	`currency` text NOT NULL,
	`payment_terms_days` integer,
	`notes` text NOT NULL,
	`number` text NOT NULL,
	`contacts` text NOT NULL,
	`addresses` text NOT NULL,
	`tax_numbers` text NOT NULL,
	`own_number` text NOT NULL,
	`purchase_terms_days` integer,
	`purchase_discount_rate` text NOT NULL,
	`purchase_discount_days` integer,
	`delivery_terms` text NOT NULL,
	`minimum_order` text NOT NULL,
	`credit_limit` integer,
	`tags` text NOT NULL,
	`owner_id` text NOT NULL,
	`consents` text NOT NULL,
	`electronic_profile` text NOT NULL,
	`electronic_scheme` text NOT NULL,
	`electronic_id` text NOT NULL,
	`buyer_reference` text NOT NULL,
	`is_split_payment` integer DEFAULT false NOT NULL,
	`self_billing_since` text,
	`self_billing_until` text,
	`is_small_business` integer DEFAULT false NOT NULL,
	`bank_accounts` text NOT NULL,
	`custom` text DEFAULT '{}' NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`merged_into_id` text,
	`anonymised_at` text,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parties_id_unique` ON `parties` (`id`);--> statement-breakpoint
CREATE INDEX `parties_merged` ON `parties` (`merged_into_id`) WHERE merged_into_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `parties_by_number` ON `parties` (`number`) WHERE number <> '';--> statement-breakpoint
CREATE INDEX `parties_by_name` ON `parties` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `parties_by_city` ON `parties` (`is_archived`,city collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `parties_by_change` ON `parties` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `customers_by_name` ON `parties` (`is_archived`,name collate nocase,`id`) WHERE is_customer = 1;--> statement-breakpoint
CREATE INDEX `customers_by_city` ON `parties` (`is_archived`,city collate nocase,`id`) WHERE is_customer = 1;--> statement-breakpoint
CREATE INDEX `customers_by_change` ON `parties` (`is_archived`,`updated_at`,`id`) WHERE is_customer = 1;--> statement-breakpoint
CREATE INDEX `suppliers_by_name` ON `parties` (`is_archived`,name collate nocase,`id`) WHERE is_supplier = 1;--> statement-breakpoint
CREATE INDEX `suppliers_by_city` ON `parties` (`is_archived`,city collate nocase,`id`) WHERE is_supplier = 1;--> statement-breakpoint
CREATE INDEX `suppliers_by_change` ON `parties` (`is_archived`,`updated_at`,`id`) WHERE is_supplier = 1;--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`text` text NOT NULL,
	`asked_at` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_by_name` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_at` text,
	`answered_by_name` text DEFAULT '' NOT NULL,
	`is_closed` integer DEFAULT false NOT NULL,
	`closed_at` text
);
--> statement-breakpoint
CREATE INDEX `questions_by_state` ON `questions` (`is_closed`,`id`);--> statement-breakpoint
CREATE INDEX `questions_by_record` ON `questions` (`record_id`,`kind`);--> statement-breakpoint
CREATE TABLE `attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`hash` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`by_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attachments_by_record` ON `attachments` (`record_id`,`kind`);--> statement-breakpoint
CREATE INDEX `attachments_by_hash` ON `attachments` (`hash`,`kind`);--> statement-breakpoint
CREATE TABLE `record_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`text` text NOT NULL,
	`mentions` text NOT NULL,
	`created_at` text NOT NULL,
	`edited_at` text,
	`created_by` text NOT NULL,
	`by_name` text NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`email` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `record_comments_by_record` ON `record_comments` (`record_id`,`kind`);--> statement-breakpoint
CREATE TABLE `record_links` (
	`from_kind` text NOT NULL,
	`from_id` text NOT NULL,
	`relation` text NOT NULL,
	`to_kind` text NOT NULL,
	`to_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`from_id`, `from_kind`, `relation`, `to_kind`, `to_id`)
);
--> statement-breakpoint
CREATE INDEX `record_links_by_target` ON `record_links` (`to_id`,`to_kind`);--> statement-breakpoint
CREATE TABLE `record_look_watchers` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`user_id` text NOT NULL,
	`until` text NOT NULL,
	PRIMARY KEY(`record_id`, `kind`, `user_id`)
);
--> statement-breakpoint
CREATE TABLE `record_looks` (
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`last_seen_at` text NOT NULL,
	`open_until` text NOT NULL,
	PRIMARY KEY(`record_id`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `search_entries` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`title` text NOT NULL,
	`subtitle` text NOT NULL,
	`amount` integer,
	`currency` text,
	`date` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_entries_by_record` ON `search_entries` (`record_id`,`kind`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`created_at` text NOT NULL,
	`last_attempt_at` text,
	`next_attempt_at` text,
	`status` integer,
	`answer` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_webhook` ON `webhook_deliveries` (`webhook_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_age` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`description` text NOT NULL,
	`events` text NOT NULL,
	`state` text NOT NULL,
	`secret` text NOT NULL,
	`old_secret` text,
	`old_secret_until` text,
	`last_sent_at` text,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`check_code` text NOT NULL,
	`course_id` text NOT NULL,
	`course_version` integer NOT NULL,
	`enrolment_id` text NOT NULL,
	`learner_id` text NOT NULL,
	`printed` text NOT NULL,
	`issued_at` text NOT NULL,
	`expires_at` text,
	`ended_by` text,
	`revoked_at` text,
	`revoked_reason` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_number_unique` ON `certificates` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_check_code_unique` ON `certificates` (`check_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_enrolment_id_unique` ON `certificates` (`enrolment_id`);--> statement-breakpoint
CREATE INDEX `certificates_by_learner` ON `certificates` (`learner_id`,`course_id`);--> statement-breakpoint
CREATE INDEX `certificates_by_issue` ON `certificates` (`issued_at`,`id`);--> statement-breakpoint
CREATE TABLE `training_gates` (
	`act` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`since` text NOT NULL,
	`introduction_days` integer NOT NULL,
	`grace_days` integer NOT NULL,
	`notice_days` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `course_files` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `course_files_by_course` ON `course_files` (`course_id`);--> statement-breakpoint
CREATE TABLE `course_versions` (
	`course_id` text NOT NULL,
	`version` integer NOT NULL,
	`summary` text NOT NULL,
	`content` text NOT NULL,
	`published_at` text NOT NULL,
	`published_by` text NOT NULL,
	PRIMARY KEY(`course_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `courses` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`lesson_order` text NOT NULL,
	`completion_percent` integer NOT NULL,
	`due_days` integer,
	`is_self_allowed` integer NOT NULL,
	`auto_roles` text NOT NULL,
	`has_certificate` integer NOT NULL,
	`valid_months` integer,
	`outline` text NOT NULL,
	`state` text NOT NULL,
	`published_version` integer NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `courses_id_unique` ON `courses` (`id`);--> statement-breakpoint
CREATE INDEX `courses_by_title` ON `courses` (`is_archived`,title collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `courses_by_change` ON `courses` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `course_enrolments` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`version` integer NOT NULL,
	`learner_id` text NOT NULL,
	`learner_name` text NOT NULL,
	`kind` text NOT NULL,
	`number` integer NOT NULL,
	`previous_id` text,
	`enrolled_at` text NOT NULL,
	`started_at` text,
	`completed_at` text,
	`cancelled_at` text,
	`due_date` text,
	`percent` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `course_enrolments_by_course` ON `course_enrolments` (`course_id`,`completed_at`,`cancelled_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `course_enrolments_by_learner` ON `course_enrolments` (`learner_id`,`course_id`,`number`);--> statement-breakpoint
CREATE INDEX `course_enrolments_by_due` ON `course_enrolments` (`completed_at`,`cancelled_at`,`due_date`);--> statement-breakpoint
CREATE TABLE `course_hand_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`enrolment_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`lesson_title` text NOT NULL,
	`text` text NOT NULL,
	`file_id` text NOT NULL,
	`state` text NOT NULL,
	`note` text NOT NULL,
	`submitted_at` text NOT NULL,
	`judged_at` text,
	`judged_by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `course_hand_ins_by_course` ON `course_hand_ins` (`course_id`,`state`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `course_hand_ins_by_lesson` ON `course_hand_ins` (`enrolment_id`,`lesson_id`);--> statement-breakpoint
CREATE TABLE `lesson_progress` (
	`enrolment_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`opened_at` text,
	`last_opened_at` text,
	`confirmed_at` text,
	`watched` text NOT NULL,
	`position` text,
	`percent` text,
	`completed_at` text,
	PRIMARY KEY(`enrolment_id`, `lesson_id`)
);
--> statement-breakpoint
CREATE INDEX `lesson_progress_scores` ON `lesson_progress` (`enrolment_id`,`percent`) WHERE percent is not null;--> statement-breakpoint
CREATE INDEX `lesson_progress_completed` ON `lesson_progress` (`lesson_id`) WHERE completed_at is not null;--> statement-breakpoint
CREATE TABLE `course_lessons` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`title` text NOT NULL,
	`kind` text NOT NULL,
	`is_required` integer NOT NULL,
	`completed_by` text NOT NULL,
	`body` text NOT NULL,
	`quiz_id` text NOT NULL,
	`file_id` text DEFAULT '' NOT NULL,
	`captions_id` text DEFAULT '' NOT NULL,
	`package_kind` text DEFAULT '' NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`seconds` integer DEFAULT 0 NOT NULL,
	`watched_percent` integer DEFAULT 90 NOT NULL,
	`content_version` integer NOT NULL,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `course_lessons_by_course` ON `course_lessons` (`course_id`);--> statement-breakpoint
CREATE TABLE `course_version_lessons` (
	`course_id` text NOT NULL,
	`version` integer NOT NULL,
	`lesson_id` text NOT NULL,
	`body` text NOT NULL,
	`file_id` text DEFAULT '' NOT NULL,
	`captions_id` text DEFAULT '' NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`course_id`, `version`, `lesson_id`)
);
--> statement-breakpoint
CREATE TABLE `xapi_facets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`statement_id` text NOT NULL,
	`registration` text,
	`verb` text NOT NULL,
	`facet` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `xapi_facets_by_statement` ON `xapi_facets` (`statement_id`);--> statement-breakpoint
CREATE INDEX `xapi_facets_by_registration` ON `xapi_facets` (`registration`);--> statement-breakpoint
CREATE TABLE `package_items` (
	`taking_id` text NOT NULL,
	`item_id` text NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`taking_id`, `item_id`)
);
--> statement-breakpoint
CREATE TABLE `package_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`taking_id` text NOT NULL,
	`item_id` text NOT NULL,
	`content` text NOT NULL,
	`last_number` integer NOT NULL,
	`launched_at` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE INDEX `package_sessions_by_taking` ON `package_sessions` (`taking_id`,`ended_at`);--> statement-breakpoint
CREATE TABLE `learning_packages` (
	`id` text PRIMARY KEY NOT NULL,
	`standard` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `xapi_statements` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`statement` text NOT NULL,
	`stored_at` text NOT NULL,
	`is_voided` integer NOT NULL,
	`refers_to` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `xapi_statements_id_unique` ON `xapi_statements` (`id`);--> statement-breakpoint
CREATE INDEX `xapi_statements_by_reference` ON `xapi_statements` (`refers_to`);--> statement-breakpoint
CREATE TABLE `package_takings` (
	`id` text PRIMARY KEY NOT NULL,
	`package_id` text NOT NULL,
	`course_id` text NOT NULL,
	`enrolment_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`lesson_title` text NOT NULL,
	`standard` text NOT NULL,
	`learner_id` text NOT NULL,
	`learner_name` text NOT NULL,
	`registration` text NOT NULL,
	`state` text NOT NULL,
	`percent` text,
	`seconds` integer NOT NULL,
	`sessions` integer NOT NULL,
	`satisfied` text NOT NULL,
	`started_at` text NOT NULL,
	`last_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `package_takings_by_lesson` ON `package_takings` (`enrolment_id`,`lesson_id`,`package_id`);--> statement-breakpoint
CREATE INDEX `package_takings_by_course` ON `package_takings` (`course_id`,`last_at`);--> statement-breakpoint
CREATE TABLE `xapi_activities` (
	`id` text PRIMARY KEY NOT NULL,
	`definition` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `xapi_agents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_key` text NOT NULL,
	`agent` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `xapi_agents_by_key` ON `xapi_agents` (`agent_key`);--> statement-breakpoint
CREATE TABLE `xapi_attachments` (
	`sha2` text PRIMARY KEY NOT NULL,
	`content_type` text NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `xapi_documents` (
	`kind` text NOT NULL,
	`activity_id` text NOT NULL,
	`agent` text NOT NULL,
	`registration` text NOT NULL,
	`document_id` text NOT NULL,
	`content_type` text NOT NULL,
	`body` text NOT NULL,
	`etag` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`kind`, `activity_id`, `agent`, `registration`, `document_id`)
);
--> statement-breakpoint
CREATE TABLE `course_offers` (
	`course_id` text PRIMARY KEY NOT NULL,
	`is_open` integer NOT NULL,
	`item_id` text NOT NULL,
	`words` text NOT NULL,
	`public_secret` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_offers_public_secret_unique` ON `course_offers` (`public_secret`);--> statement-breakpoint
CREATE TABLE `course_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`name` text NOT NULL,
	`company` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`invoice_id` text NOT NULL,
	`enrolment_id` text NOT NULL,
	`public_secret` text NOT NULL,
	`address` text NOT NULL,
	`ordered_at` text NOT NULL,
	`admitted_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_orders_public_secret_unique` ON `course_orders` (`public_secret`);--> statement-breakpoint
CREATE INDEX `course_orders_by_course` ON `course_orders` (`course_id`,`id`);--> statement-breakpoint
CREATE INDEX `course_orders_by_invoice` ON `course_orders` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `course_orders_by_address` ON `course_orders` (`address`,`ordered_at`);--> statement-breakpoint
CREATE INDEX `course_orders_by_email` ON `course_orders` (email collate nocase,`ordered_at`);--> statement-breakpoint
CREATE TABLE `quiz_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`quiz_id` text NOT NULL,
	`enrolment_id` text NOT NULL,
	`lesson_id` text NOT NULL,
	`learner_id` text NOT NULL,
	`learner_name` text NOT NULL,
	`number` integer NOT NULL,
	`started_at` text NOT NULL,
	`submitted_at` text,
	`content` text NOT NULL,
	`grade` text
);
--> statement-breakpoint
CREATE INDEX `quiz_attempts_by_lesson` ON `quiz_attempts` (`enrolment_id`,`lesson_id`,`number`);--> statement-breakpoint
CREATE INDEX `quiz_attempts_by_quiz` ON `quiz_attempts` (`quiz_id`,`submitted_at`);--> statement-breakpoint
CREATE TABLE `quiz_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`quiz_id` text NOT NULL,
	`pool` text NOT NULL,
	`content` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `quiz_questions_by_quiz` ON `quiz_questions` (`quiz_id`);--> statement-breakpoint
CREATE TABLE `quiz_versions` (
	`quiz_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`quiz_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `quizzes` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`intro` text NOT NULL,
	`pass_percent` text NOT NULL,
	`time_limit_minutes` integer,
	`attempts_allowed` integer,
	`counts` text NOT NULL,
	`shuffle_questions` integer NOT NULL,
	`shuffle_options` integer NOT NULL,
	`wrong_percent` text NOT NULL,
	`floor` text NOT NULL,
	`tells_score` text NOT NULL,
	`tells_correctness` text NOT NULL,
	`tells_right_answers` text NOT NULL,
	`tells_explanations` text NOT NULL,
	`pools` text NOT NULL,
	`question_ids` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quizzes_id_unique` ON `quizzes` (`id`);--> statement-breakpoint
CREATE INDEX `quizzes_by_title` ON `quizzes` (`is_archived`,title collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `quizzes_by_change` ON `quizzes` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `bank_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`line_id` text NOT NULL,
	`account` text NOT NULL,
	`date` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bank_feeds` (
	`account` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`bank` text NOT NULL,
	`country` text NOT NULL,
	`iban` text DEFAULT '' NOT NULL,
	`token` text DEFAULT '' NOT NULL,
	`session_id` text DEFAULT '' NOT NULL,
	`provider_account` text DEFAULT '' NOT NULL,
	`valid_until` text,
	`fetched_at` text,
	`failure` text DEFAULT '' NOT NULL,
	`begun_at` text NOT NULL,
	`begun_by` text NOT NULL,
	`begun_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bank_import_parts` (
	`import_id` text NOT NULL,
	`position` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`import_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `bank_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`file_name` text NOT NULL,
	`format` text NOT NULL,
	`state` text NOT NULL,
	`heads` text DEFAULT '' NOT NULL,
	`reading` text,
	`targets` text DEFAULT '' NOT NULL,
	`line_count` integer NOT NULL,
	`new_lines` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bank_imports_by_account` ON `bank_imports` (`account`,`id`);--> statement-breakpoint
CREATE TABLE `bank_lines` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`import_id` text NOT NULL,
	`statement_id` text NOT NULL,
	`account` text NOT NULL,
	`date` text NOT NULL,
	`value_date` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`name` text NOT NULL,
	`iban` text NOT NULL,
	`reference` text NOT NULL,
	`text` text NOT NULL,
	`bank_reference` text NOT NULL,
	`hash` text NOT NULL,
	`state` text NOT NULL,
	`match_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_lines_id_unique` ON `bank_lines` (`id`);--> statement-breakpoint
CREATE INDEX `bank_lines_by_date` ON `bank_lines` (`account`,`date`,`row_number`);--> statement-breakpoint
CREATE INDEX `bank_lines_by_state` ON `bank_lines` (`account`,`state`,`date`,`row_number`);--> statement-breakpoint
CREATE INDEX `bank_lines_by_statement` ON `bank_lines` (`statement_id`,`state`);--> statement-breakpoint
CREATE INDEX `bank_lines_by_match` ON `bank_lines` (`match_id`) WHERE match_id is not null;--> statement-breakpoint
CREATE INDEX `bank_lines_open_amounts` ON `bank_lines` (`amount`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `bank_lines_by_import` ON `bank_lines` (`import_id`,`state`);--> statement-breakpoint
CREATE TABLE `bank_match_entries` (
	`match_id` text NOT NULL,
	`entry_sequence` integer NOT NULL,
	`position` integer NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`entry_sequence`, `position`)
);
--> statement-breakpoint
CREATE INDEX `bank_match_entries_by_match` ON `bank_match_entries` (`match_id`);--> statement-breakpoint
CREATE INDEX `bank_match_entries_by_account` ON `bank_match_entries` (`account`);--> statement-breakpoint
CREATE TABLE `bank_matches` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`made` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bank_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`contains` text NOT NULL,
	`direction` text NOT NULL,
	`from_amount` integer,
	`to_amount` integer,
	`bank_account` text NOT NULL,
	`parts` text NOT NULL,
	`text` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bank_statements` (
	`id` text PRIMARY KEY NOT NULL,
	`import_id` text NOT NULL,
	`account` text NOT NULL,
	`number` text NOT NULL,
	`currency` text NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text NOT NULL,
	`opening` integer,
	`closing` integer,
	`line_count` integer NOT NULL,
	`new_lines` integer NOT NULL,
	`closed_at` text,
	`closed_by_name` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bank_statements_by_account` ON `bank_statements` (`account`,`to_date`,`id`);--> statement-breakpoint
CREATE INDEX `bank_statements_by_import` ON `bank_statements` (`import_id`);--> statement-breakpoint
CREATE TABLE `cash_books` (
	`account` text PRIMARY KEY NOT NULL,
	`since` text NOT NULL,
	`closed_until` text,
	`last_page` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `cash_counts` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`date` text NOT NULL,
	`pieces` text NOT NULL,
	`other` integer NOT NULL,
	`counted` integer NOT NULL,
	`expected` integer NOT NULL,
	`difference` integer NOT NULL,
	`reason` text NOT NULL,
	`counted_at` text NOT NULL,
	`counted_by` text NOT NULL,
	`counted_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cash_counts_by_date` ON `cash_counts` (`account`,`date`,`id`);--> statement-breakpoint
CREATE TABLE `cash_pages` (
	`account` text NOT NULL,
	`page` integer NOT NULL,
	`date` text NOT NULL,
	`opening` integer NOT NULL,
	`amount_in` integer NOT NULL,
	`amount_out` integer NOT NULL,
	`closing` integer NOT NULL,
	`closed_at` text NOT NULL,
	`closed_by` text NOT NULL,
	`closed_by_name` text NOT NULL,
	PRIMARY KEY(`account`, `page`)
);
--> statement-breakpoint
CREATE INDEX `cash_pages_by_date` ON `cash_pages` (`account`,`date`);--> statement-breakpoint
CREATE TABLE `debit_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`creditor_id` text NOT NULL,
	`notice_days` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mandates` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`reference` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`customer_order` text NOT NULL,
	`scheme` text NOT NULL,
	`kind` text NOT NULL,
	`signed_on` text NOT NULL,
	`iban` text NOT NULL,
	`holder` text NOT NULL,
	`note` text NOT NULL,
	`state` text NOT NULL,
	`last_used_on` text,
	`debit_count` integer DEFAULT 0 NOT NULL,
	`revoked_at` text,
	`revoked_reason` text DEFAULT '' NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mandates_id_unique` ON `mandates` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `mandates_by_reference` ON `mandates` (reference collate nocase);--> statement-breakpoint
CREATE INDEX `mandates_by_reference_order` ON `mandates` (`reference`,`id`);--> statement-breakpoint
CREATE INDEX `mandates_by_customer_order` ON `mandates` (`customer_order`,`id`);--> statement-breakpoint
CREATE INDEX `mandates_by_signed_on` ON `mandates` (`signed_on`,`id`);--> statement-breakpoint
CREATE INDEX `mandates_state_reference` ON `mandates` (`state`,`reference`,`id`);--> statement-breakpoint
CREATE INDEX `mandates_state_customer` ON `mandates` (`state`,`customer_order`,`id`);--> statement-breakpoint
CREATE INDEX `mandates_state_signed_on` ON `mandates` (`state`,`signed_on`,`id`);--> statement-breakpoint
CREATE INDEX `mandates_by_customer` ON `mandates` (`customer_id`,`id`);--> statement-breakpoint
CREATE TABLE `payment_run_files` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`format` text NOT NULL,
	`taken_by` text NOT NULL,
	`taken_by_name` text NOT NULL,
	`taken_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_run_files_of_run` ON `payment_run_files` (`run_id`,`id`);--> statement-breakpoint
CREATE TABLE `payment_run_items` (
	`run_id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`document_id` text NOT NULL,
	`number` text NOT NULL,
	`payee_id` text NOT NULL,
	`payee_name` text NOT NULL,
	`iban` text NOT NULL,
	`reference` text NOT NULL,
	`amount` integer NOT NULL,
	`discount` integer NOT NULL,
	`mandate_id` text,
	`mandate` text,
	`told_at` text,
	`returned` text DEFAULT '' NOT NULL,
	`is_open` integer NOT NULL,
	PRIMARY KEY(`run_id`, `position`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_run_items_open` ON `payment_run_items` (`document_id`) WHERE is_open = 1;--> statement-breakpoint
CREATE INDEX `payment_run_items_by_payee` ON `payment_run_items` (`payee_id`,`kind`);--> statement-breakpoint
CREATE TABLE `payment_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`direction` text DEFAULT 'out' NOT NULL,
	`state` text NOT NULL,
	`account` text NOT NULL,
	`iban` text NOT NULL,
	`execution_date` text NOT NULL,
	`currency` text NOT NULL,
	`total` integer NOT NULL,
	`count` integer NOT NULL,
	`prepared_by` text NOT NULL,
	`prepared_by_name` text NOT NULL,
	`approved_by_name` text DEFAULT '' NOT NULL,
	`approved_at` text,
	`paid_date` text,
	`made` text DEFAULT '[]' NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_runs_by_number` ON `payment_runs` (`number`);--> statement-breakpoint
CREATE INDEX `payment_runs_to_match` ON `payment_runs` (`account`,`total`);--> statement-breakpoint
CREATE INDEX `payment_runs_waiting` ON `payment_runs` (`state`,`id`);--> statement-breakpoint
CREATE TABLE `payment_days` (
	`id` text PRIMARY KEY NOT NULL,
	`party` text NOT NULL,
	`day` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`amount` integer NOT NULL,
	`amount_base` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`direction` text NOT NULL,
	`party_id` text NOT NULL,
	`party_name` text NOT NULL,
	`date` text NOT NULL,
	`method` text NOT NULL,
	`currency` text NOT NULL,
	`exchange_rate` text NOT NULL,
	`amount` integer NOT NULL,
	`amount_base` integer NOT NULL,
	`fee` integer NOT NULL,
	`reference` text NOT NULL,
	`rounding` integer DEFAULT 0 NOT NULL,
	`account` text NOT NULL,
	`state` text NOT NULL,
	`custom` text DEFAULT '{}' NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_id_unique` ON `payments` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_by_number` ON `payments` (`number`);--> statement-breakpoint
CREATE INDEX `payments_by_date` ON `payments` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `payments_by_amount` ON `payments` (`amount`,`id`);--> statement-breakpoint
CREATE INDEX `payments_by_party_name` ON `payments` (party_name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `customer_payments_by_date` ON `payments` (`date`,`id`) WHERE direction in ('in', 'out');--> statement-breakpoint
CREATE INDEX `customer_payments_by_amount` ON `payments` (`amount`,`id`) WHERE direction in ('in', 'out');--> statement-breakpoint
CREATE INDEX `customer_payments_by_party_name` ON `payments` (party_name collate nocase,`id`) WHERE direction in ('in', 'out');--> statement-breakpoint
CREATE INDEX `refunds_by_date` ON `payments` (`date`,`id`) WHERE direction = 'out';--> statement-breakpoint
CREATE INDEX `refunds_by_amount` ON `payments` (`amount`,`id`) WHERE direction = 'out';--> statement-breakpoint
CREATE INDEX `refunds_by_party_name` ON `payments` (party_name collate nocase,`id`) WHERE direction = 'out';--> statement-breakpoint
CREATE INDEX `supplier_payments_by_date` ON `payments` (`date`,`id`) WHERE direction in ('toSupplier', 'fromSupplier');--> statement-breakpoint
CREATE INDEX `supplier_payments_by_amount` ON `payments` (`amount`,`id`) WHERE direction in ('toSupplier', 'fromSupplier');--> statement-breakpoint
CREATE INDEX `supplier_payments_by_party_name` ON `payments` (party_name collate nocase,`id`) WHERE direction in ('toSupplier', 'fromSupplier');--> statement-breakpoint
CREATE INDEX `reversed_payments_by_date` ON `payments` (`date`,`id`) WHERE state = 'reversed';--> statement-breakpoint
CREATE INDEX `reversed_payments_by_amount` ON `payments` (`amount`,`id`) WHERE state = 'reversed';--> statement-breakpoint
CREATE INDEX `reversed_payments_by_party_name` ON `payments` (party_name collate nocase,`id`) WHERE state = 'reversed';--> statement-breakpoint
CREATE INDEX `payments_by_party` ON `payments` (`party_id`,`date`,`id`);--> statement-breakpoint
CREATE TABLE `gift_card_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`years` integer,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `wallet_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`wallet_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`type` text NOT NULL,
	`date` text NOT NULL,
	`amount` integer NOT NULL,
	`amount_base` integer NOT NULL,
	`held` integer NOT NULL,
	`balance_after` integer NOT NULL,
	`held_after` integer NOT NULL,
	`reference` text NOT NULL,
	`note` text NOT NULL,
	`document_kind` text NOT NULL,
	`document_id` text NOT NULL,
	`document_number` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wallet_entries_reference_unique` ON `wallet_entries` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `wallet_entries_in_order` ON `wallet_entries` (`wallet_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `wallet_entries_by_date` ON `wallet_entries` (`wallet_id`,`date`,`sequence`);--> statement-breakpoint
CREATE TABLE `wallet_payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`wallet_id` text NOT NULL,
	`state` text NOT NULL,
	`amount` integer NOT NULL,
	`account` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`requested_at` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_by_name` text NOT NULL,
	`approved_by_name` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `wallet_payouts_by_wallet` ON `wallet_payouts` (`wallet_id`,`id`);--> statement-breakpoint
CREATE INDEX `wallet_payouts_waiting` ON `wallet_payouts` (`state`,`id`);--> statement-breakpoint
CREATE TABLE `wallets` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`currency` text NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	`balance_base` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	`code_hash` text,
	`code_end` text DEFAULT '' NOT NULL,
	`expires_on` text,
	`is_blocked` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	CONSTRAINT "wallets_never_negative" CHECK(held >= 0 and balance >= held and balance_base >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wallets_id_unique` ON `wallets` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `wallets_code_hash_unique` ON `wallets` (`code_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `wallets_by_number` ON `wallets` (`number`);--> statement-breakpoint
CREATE INDEX `wallets_by_customer` ON `wallets` (`customer_id`,`currency`);--> statement-breakpoint
CREATE INDEX `wallets_by_order` ON `wallets` (`row_number`,`id`);--> statement-breakpoint
CREATE INDEX `wallets_by_name` ON `wallets` (customer_name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `wallets_by_balance` ON `wallets` (`balance`,`id`);--> statement-breakpoint
CREATE INDEX `wallets_of_kind` ON `wallets` (`kind`,`row_number`,`id`);--> statement-breakpoint
CREATE INDEX `wallets_of_kind_by_name` ON `wallets` (`kind`,customer_name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `wallets_of_kind_by_balance` ON `wallets` (`kind`,`balance`,`id`);--> statement-breakpoint
CREATE TABLE `announcement_reads` (
	`announcement_id` text NOT NULL,
	`employee_id` text NOT NULL,
	`read_at` text NOT NULL,
	PRIMARY KEY(`announcement_id`, `employee_id`)
);
--> statement-breakpoint
CREATE INDEX `announcement_reads_of_employee` ON `announcement_reads` (`employee_id`);--> statement-breakpoint
CREATE TABLE `announcements` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`from_date` text NOT NULL,
	`until_date` text NOT NULL,
	`asks_confirmation` integer NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `announcements_id_unique` ON `announcements` (`id`);--> statement-breakpoint
CREATE INDEX `announcements_by_title` ON `announcements` (`is_archived`,title collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `announcements_by_date` ON `announcements` (`is_archived`,`from_date`,`id`);--> statement-breakpoint
CREATE INDEX `announcements_by_change` ON `announcements` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `kiosk_codes` (
	`employee_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`since` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kiosk_codes_hash_unique` ON `kiosk_codes` (`hash`);--> statement-breakpoint
CREATE TABLE `kiosk_misses` (
	`id` text PRIMARY KEY NOT NULL,
	`kiosk_id` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `kiosk_misses_of_kiosk` ON `kiosk_misses` (`kiosk_id`,`at`);--> statement-breakpoint
CREATE TABLE `kiosks` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`notes` text NOT NULL,
	`public_secret` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kiosks_id_unique` ON `kiosks` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `kiosks_public_secret_unique` ON `kiosks` (`public_secret`);--> statement-breakpoint
CREATE INDEX `kiosks_by_name` ON `kiosks` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `kiosks_by_change` ON `kiosks` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `overtime_moves` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`minutes` integer NOT NULL,
	`reason` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `overtime_moves_id_unique` ON `overtime_moves` (`id`);--> statement-breakpoint
CREATE INDEX `overtime_moves_of_employee` ON `overtime_moves` (`employee_id`,`date`);--> statement-breakpoint
CREATE TABLE `shifts` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`date` text NOT NULL,
	`from_time` text NOT NULL,
	`to_time` text NOT NULL,
	`time_zone` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shifts_id_unique` ON `shifts` (`id`);--> statement-breakpoint
CREATE INDEX `shifts_by_date` ON `shifts` (`date`,`employee_id`);--> statement-breakpoint
CREATE INDEX `shifts_of_employee` ON `shifts` (`employee_id`,`date`);--> statement-breakpoint
CREATE TABLE `signed_sheets` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`month` text NOT NULL,
	`sheet` text NOT NULL,
	`hash` text NOT NULL,
	`signed_at` text NOT NULL,
	`released_by_name` text DEFAULT '' NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signed_sheets_id_unique` ON `signed_sheets` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `signed_sheets_unique` ON `signed_sheets` (`employee_id`,`month`);--> statement-breakpoint
CREATE TABLE `time_corrections` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`date` text NOT NULL,
	`changes` text NOT NULL,
	`shown` text NOT NULL,
	`reason` text NOT NULL,
	`asked_by_id` text NOT NULL,
	`asked_at` text NOT NULL,
	`state` text NOT NULL,
	`decision` text,
	`decided_by_name` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `time_corrections_id_unique` ON `time_corrections` (`id`);--> statement-breakpoint
CREATE INDEX `time_corrections_of_employee` ON `time_corrections` (`employee_id`,`date`);--> statement-breakpoint
CREATE INDEX `time_corrections_by_state` ON `time_corrections` (`state`,`asked_at`);--> statement-breakpoint
CREATE TABLE `time_punches` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`at` text NOT NULL,
	`time_zone` text NOT NULL,
	`kind` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `time_punches_id_unique` ON `time_punches` (`id`);--> statement-breakpoint
CREATE INDEX `time_punches_of_employee` ON `time_punches` (`employee_id`,`at`);--> statement-breakpoint
CREATE TABLE `checklist_steps` (
	`id` text PRIMARY KEY NOT NULL,
	`checklist_id` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`doer` text NOT NULL,
	`due_date` text NOT NULL,
	`done_at` text,
	`done_by_name` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`checklist_id`) REFERENCES `checklists`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `checklist_steps_of_list` ON `checklist_steps` (`checklist_id`,`position`);--> statement-breakpoint
CREATE INDEX `checklist_steps_open` ON `checklist_steps` (`done_at`,`due_date`);--> statement-breakpoint
CREATE TABLE `checklist_templates` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`steps` text NOT NULL,
	`notes` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checklist_templates_id_unique` ON `checklist_templates` (`id`);--> statement-breakpoint
CREATE INDEX `checklist_templates_by_name` ON `checklist_templates` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `checklist_templates_by_change` ON `checklist_templates` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `checklists` (
	`id` text PRIMARY KEY NOT NULL,
	`employee_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`is_done` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `checklists_open` ON `checklists` (`is_done`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `checklists_of_employee` ON `checklists` (`employee_id`,`day`);--> statement-breakpoint
CREATE TABLE `employee_contracts` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`start_date` text NOT NULL,
	`monday` text NOT NULL,
	`tuesday` text NOT NULL,
	`wednesday` text NOT NULL,
	`thursday` text NOT NULL,
	`friday` text NOT NULL,
	`saturday` text NOT NULL,
	`sunday` text NOT NULL,
	`pay` text NOT NULL,
	`pay_per` text NOT NULL,
	`currency` text NOT NULL,
	`cost_centre_id` text NOT NULL,
	`yearly_leave` text NOT NULL,
	`notes` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	FOREIGN KEY (`employee_id`) REFERENCES `employees`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `employee_contracts_id_unique` ON `employee_contracts` (`id`);--> statement-breakpoint
CREATE INDEX `employee_contracts_by_start` ON `employee_contracts` (`is_archived`,`start_date`,`id`);--> statement-breakpoint
CREATE INDEX `employee_contracts_by_change` ON `employee_contracts` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `employee_contracts_of_employee` ON `employee_contracts` (`employee_id`,`start_date`);--> statement-breakpoint
CREATE INDEX `employee_contracts_of_centre` ON `employee_contracts` (`cost_centre_id`);--> statement-breakpoint
CREATE TABLE `employees` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`number` text NOT NULL,
	`job_title` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`user_id` text NOT NULL,
	`manager_id` text NOT NULL,
	`place` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`birth_date` text NOT NULL,
	`address` text NOT NULL,
	`emergency_name` text NOT NULL,
	`emergency_phone` text NOT NULL,
	`iban` text NOT NULL,
	`tax_number` text NOT NULL,
	`social_number` text NOT NULL,
	`papers` text NOT NULL,
	`notes` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `employees_id_unique` ON `employees` (`id`);--> statement-breakpoint
CREATE INDEX `employees_by_name` ON `employees` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `employees_by_number` ON `employees` (`is_archived`,number collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `employees_by_start` ON `employees` (`is_archived`,`start_date`,`id`);--> statement-breakpoint
CREATE INDEX `employees_by_change` ON `employees` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `employees_by_manager` ON `employees` (`manager_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `employees_number_unique` ON `employees` (number collate nocase) WHERE number <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `employees_user_unique` ON `employees` (`user_id`) WHERE user_id <> '';--> statement-breakpoint
CREATE TABLE `handed_out` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`employee_id` text NOT NULL,
	`number` text NOT NULL,
	`given_date` text NOT NULL,
	`returned_date` text NOT NULL,
	`notes` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `handed_out_id_unique` ON `handed_out` (`id`);--> statement-breakpoint
CREATE INDEX `handed_out_by_name` ON `handed_out` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `handed_out_by_date` ON `handed_out` (`is_archived`,`given_date`,`id`);--> statement-breakpoint
CREATE INDEX `handed_out_by_change` ON `handed_out` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `handed_out_of_employee` ON `handed_out` (`employee_id`,`returned_date`);--> statement-breakpoint
CREATE TABLE `leave_adjustments` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`type_code` text NOT NULL,
	`on_date` text NOT NULL,
	`amount` text NOT NULL,
	`last_day` text NOT NULL,
	`is_paid_out` integer NOT NULL,
	`reason` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leave_adjustments_id_unique` ON `leave_adjustments` (`id`);--> statement-breakpoint
CREATE INDEX `leave_adjustments_of_employee` ON `leave_adjustments` (`employee_id`,`on_date`);--> statement-breakpoint
CREATE TABLE `leave_deputies` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`deputy_id` text NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leave_deputies_id_unique` ON `leave_deputies` (`id`);--> statement-breakpoint
CREATE INDEX `leave_deputies_of_employee` ON `leave_deputies` (`employee_id`);--> statement-breakpoint
CREATE TABLE `leave_notices` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`year_key` text NOT NULL,
	`on_date` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leave_notices_id_unique` ON `leave_notices` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `leave_notices_unique` ON `leave_notices` (`employee_id`,`year_key`);--> statement-breakpoint
CREATE TABLE `leave_requests` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`type_code` text NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text NOT NULL,
	`days` text NOT NULL,
	`note` text NOT NULL,
	`stand_in_id` text NOT NULL,
	`state` text NOT NULL,
	`is_waiting` integer NOT NULL,
	`chain` text NOT NULL,
	`decisions` text NOT NULL,
	`cancel_reason` text NOT NULL,
	`proof_due_on` text NOT NULL,
	`submitted_at` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leave_requests_id_unique` ON `leave_requests` (`id`);--> statement-breakpoint
CREATE INDEX `leave_requests_of_employee` ON `leave_requests` (`employee_id`,`from_date`);--> statement-breakpoint
CREATE INDEX `leave_requests_by_from` ON `leave_requests` (`from_date`,`id`);--> statement-breakpoint
CREATE INDEX `leave_requests_by_submission` ON `leave_requests` (`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `leave_requests_waiting_by_from` ON `leave_requests` (`is_waiting`,`from_date`,`id`);--> statement-breakpoint
CREATE INDEX `leave_requests_waiting` ON `leave_requests` (`is_waiting`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `leave_requests_by_end` ON `leave_requests` (`to_date`);--> statement-breakpoint
CREATE TABLE `leave_types` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`code` text NOT NULL,
	`settings` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leave_types_id_unique` ON `leave_types` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `leave_types_code_unique` ON `leave_types` (`code`);--> statement-breakpoint
CREATE TABLE `pay_components` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`code` text NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	`formula` text NOT NULL,
	`condition` text NOT NULL,
	`prorate` integer NOT NULL,
	`taxable` integer NOT NULL,
	`contributory` integer NOT NULL,
	`one_off` integer NOT NULL,
	`in_kind` integer NOT NULL,
	`rest` text NOT NULL,
	`account` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pay_components_id_unique` ON `pay_components` (`id`);--> statement-breakpoint
CREATE INDEX `pay_components_by_position` ON `pay_components` (`is_archived`,`position`,`id`);--> statement-breakpoint
CREATE INDEX `pay_components_by_name` ON `pay_components` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `pay_components_by_change` ON `pay_components` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `pay_data` (
	`id` text PRIMARY KEY NOT NULL,
	`employee_id` text NOT NULL,
	`from_date` text NOT NULL,
	`country` text NOT NULL,
	`facts` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pay_data_of_employee` ON `pay_data` (`employee_id`,`from_date`);--> statement-breakpoint
CREATE TABLE `payroll_dues` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`authority` text NOT NULL,
	`creditor` text DEFAULT '' NOT NULL,
	`role` text NOT NULL,
	`amount` integer NOT NULL,
	`due_date` text NOT NULL,
	`paid_date` text,
	FOREIGN KEY (`run_id`) REFERENCES `payroll_runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payroll_dues_by_date` ON `payroll_dues` (`paid_date`,`due_date`);--> statement-breakpoint
CREATE TABLE `payroll_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`month` text NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text NOT NULL,
	`pay_date` text NOT NULL,
	`country` text NOT NULL,
	`currency` text NOT NULL,
	`state` text NOT NULL,
	`names` text NOT NULL,
	`components` text NOT NULL,
	`accounts` text NOT NULL,
	`calculated_at` text,
	`prepared_by` text NOT NULL,
	`prepared_by_name` text NOT NULL,
	`approved_by_name` text DEFAULT '' NOT NULL,
	`approved_at` text,
	`entry_id` text,
	`account` text DEFAULT '' NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payroll_runs_of_month` ON `payroll_runs` (`country`,`month`);--> statement-breakpoint
CREATE INDEX `payroll_runs_by_state` ON `payroll_runs` (`state`,`id`);--> statement-breakpoint
CREATE TABLE `payslips` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`employee_id` text NOT NULL,
	`employee_name` text NOT NULL,
	`employee_number` text NOT NULL,
	`iban` text NOT NULL,
	`tax_number` text NOT NULL,
	`social_number` text NOT NULL,
	`pay_date` text NOT NULL,
	`is_hourly` integer NOT NULL,
	`inputs` text NOT NULL,
	`input` text,
	`result` text,
	`gross` integer NOT NULL,
	`net` integer NOT NULL,
	`employer_cost` integer NOT NULL,
	`problem` text,
	`paid_date` text,
	FOREIGN KEY (`run_id`) REFERENCES `payroll_runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payslips_of_run` ON `payslips` (`run_id`,`employee_id`);--> statement-breakpoint
CREATE INDEX `payslips_of_employee` ON `payslips` (`employee_id`,`pay_date`);--> statement-breakpoint
CREATE TABLE `pay_advances` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`instalment` integer NOT NULL,
	`paid_date` text NOT NULL,
	`first_date` text NOT NULL,
	`account` text NOT NULL,
	`notes` text NOT NULL,
	`approved_by_name` text DEFAULT '' NOT NULL,
	`approved_at` text,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pay_advances_id_unique` ON `pay_advances` (`id`);--> statement-breakpoint
CREATE INDEX `pay_advances_by_date` ON `pay_advances` (`is_archived`,`paid_date`,`id`);--> statement-breakpoint
CREATE INDEX `pay_advances_by_change` ON `pay_advances` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `pay_advances_of_employee` ON `pay_advances` (`employee_id`,`is_archived`);--> statement-breakpoint
CREATE TABLE `pay_figures` (
	`id` text PRIMARY KEY NOT NULL,
	`employee_id` text NOT NULL,
	`country` text NOT NULL,
	`year_from` text NOT NULL,
	`through_date` text NOT NULL,
	`gross` integer NOT NULL,
	`taxes` integer NOT NULL,
	`net` integer NOT NULL,
	`figures` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pay_figures_of_year` ON `pay_figures` (`employee_id`,`year_from`);--> statement-breakpoint
CREATE TABLE `pay_orders` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`name` text NOT NULL,
	`reference` text NOT NULL,
	`iban` text NOT NULL,
	`kind` text NOT NULL,
	`served_date` text NOT NULL,
	`claim` integer NOT NULL,
	`instalment` integer NOT NULL,
	`protection` text NOT NULL,
	`dependants` integer NOT NULL,
	`keep` integer NOT NULL,
	`percent` text NOT NULL,
	`notes` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pay_orders_id_unique` ON `pay_orders` (`id`);--> statement-breakpoint
CREATE INDEX `pay_orders_by_date` ON `pay_orders` (`is_archived`,`served_date`,`id`);--> statement-breakpoint
CREATE INDEX `pay_orders_by_change` ON `pay_orders` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `pay_orders_of_employee` ON `pay_orders` (`employee_id`,`is_archived`);--> statement-breakpoint
CREATE TABLE `applications` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`vacancy_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`link` text NOT NULL,
	`message` text NOT NULL,
	`stage` text NOT NULL,
	`notes` text NOT NULL,
	`delete_on` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_id_unique` ON `applications` (`id`);--> statement-breakpoint
CREATE INDEX `applications_by_date` ON `applications` (`is_archived`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `applications_by_change` ON `applications` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `applications_of_vacancy` ON `applications` (`vacancy_id`,`is_archived`);--> statement-breakpoint
CREATE INDEX `applications_by_address` ON `applications` (`address`,`created_at`);--> statement-breakpoint
CREATE TABLE `vacancies` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`place` text NOT NULL,
	`description` text NOT NULL,
	`open_until` text NOT NULL,
	`notes` text NOT NULL,
	`public_secret` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vacancies_id_unique` ON `vacancies` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `vacancies_public_secret_unique` ON `vacancies` (`public_secret`);--> statement-breakpoint
CREATE INDEX `vacancies_by_name` ON `vacancies` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `vacancies_by_change` ON `vacancies` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `sign_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`employee_id` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`due_date` text NOT NULL,
	`state` text NOT NULL,
	`file_name` text NOT NULL,
	`file_id` text NOT NULL,
	`sha256` text NOT NULL,
	`pages` integer NOT NULL,
	`signed_file_id` text DEFAULT '' NOT NULL,
	`signed_sha256` text DEFAULT '' NOT NULL,
	`sent_at` text NOT NULL,
	`sent_by` text NOT NULL,
	`sent_by_name` text NOT NULL,
	`reminded_at` text,
	`answer` text
);
--> statement-breakpoint
CREATE INDEX `sign_documents_by_state` ON `sign_documents` (`state`,`sent_at`,`id`);--> statement-breakpoint
CREATE INDEX `sign_documents_of_employee` ON `sign_documents` (`employee_id`,`state`,`sent_at`);--> statement-breakpoint
CREATE TABLE `hourly_rates` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`person_id` text NOT NULL,
	`hourly` text NOT NULL,
	`currency` text NOT NULL,
	`valid_from` text NOT NULL,
	`notes` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hourly_rates_id_unique` ON `hourly_rates` (`id`);--> statement-breakpoint
CREATE INDEX `hourly_rates_by_day` ON `hourly_rates` (`is_archived`,`valid_from`,`id`);--> statement-breakpoint
CREATE INDEX `hourly_rates_by_change` ON `hourly_rates` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `project_milestones` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`amount` text NOT NULL,
	`due_date` text,
	`reached_date` text,
	`invoice_id` text,
	`invoice_line_id` text
);
--> statement-breakpoint
CREATE INDEX `project_milestones_by_project` ON `project_milestones` (`project_id`,`place`);--> statement-breakpoint
CREATE INDEX `project_milestones_by_invoice` ON `project_milestones` (`invoice_id`) WHERE invoice_id is not null;--> statement-breakpoint
CREATE TABLE `project_progress` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`percent_done` text NOT NULL,
	`amount` integer NOT NULL,
	`invoice_id` text NOT NULL,
	`invoice_line_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `project_progress_by_project` ON `project_progress` (`project_id`);--> statement-breakpoint
CREATE INDEX `project_progress_by_invoice` ON `project_progress` (`invoice_id`);--> statement-breakpoint
CREATE TABLE `project_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `projects` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`customer_id` text NOT NULL,
	`state` text NOT NULL,
	`start_date` text,
	`end_date` text,
	`manager_id` text NOT NULL,
	`member_ids` text NOT NULL,
	`billing` text NOT NULL,
	`roles` text DEFAULT '[]' NOT NULL,
	`rates` text NOT NULL,
	`currency` text NOT NULL,
	`price` text NOT NULL,
	`budget_hours` text NOT NULL,
	`budget_amount` text NOT NULL,
	`notice_percent` integer NOT NULL,
	`round_mode` text NOT NULL,
	`round_minutes` integer NOT NULL,
	`round_per` text NOT NULL,
	`cost_centre_id` text NOT NULL,
	`notes` text NOT NULL,
	`worked_seconds` integer DEFAULT 0 NOT NULL,
	`told` text DEFAULT '{}' NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `projects_id_unique` ON `projects` (`id`);--> statement-breakpoint
CREATE INDEX `projects_by_code` ON `projects` (`is_archived`,code collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `projects_by_name` ON `projects` (`is_archived`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `projects_by_change` ON `projects` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `projects_by_customer` ON `projects` (`customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `projects_unique` ON `projects` (code collate nocase);--> statement-breakpoint
CREATE TABLE `task_assignees` (
	`person_id` text NOT NULL,
	`stage` text NOT NULL,
	`due_order` text NOT NULL,
	`task_id` text NOT NULL,
	PRIMARY KEY(`person_id`, `stage`, `due_order`, `task_id`)
);
--> statement-breakpoint
CREATE INDEX `task_assignees_by_task` ON `task_assignees` (`task_id`,`person_id`);--> statement-breakpoint
CREATE TABLE `task_objects` (
	`project_id` text NOT NULL,
	`task_id` text NOT NULL,
	`uid` text NOT NULL,
	`name` text NOT NULL,
	`change_number` integer NOT NULL,
	`is_gone` integer NOT NULL,
	`changed_at` text NOT NULL,
	PRIMARY KEY(`project_id`, `task_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `task_objects_by_uid` ON `task_objects` (`project_id`,`uid`);--> statement-breakpoint
CREATE UNIQUE INDEX `task_objects_by_name` ON `task_objects` (`project_id`,`name`);--> statement-breakpoint
CREATE INDEX `task_objects_by_change` ON `task_objects` (`project_id`,`change_number`);--> statement-breakpoint
CREATE INDEX `task_objects_by_number` ON `task_objects` (`change_number`);--> statement-breakpoint
CREATE TABLE `task_sources` (
	`task_id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`base` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `project_tasks` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`project_id` text NOT NULL,
	`title` text NOT NULL,
	`parent_id` text NOT NULL,
	`assignee_ids` text NOT NULL,
	`state` text NOT NULL,
	`stage` text NOT NULL,
	`priority` text NOT NULL,
	`estimate_hours` text NOT NULL,
	`start_date` text,
	`due_date` text,
	`due_order` text NOT NULL,
	`percent_done` integer NOT NULL,
	`done_date` text,
	`checklist` text NOT NULL,
	`links` text NOT NULL,
	`notes` text NOT NULL,
	`is_shared` integer DEFAULT false NOT NULL,
	`repeats` text NOT NULL,
	`repeat_every` integer NOT NULL,
	`repeat_from` text NOT NULL,
	`repeat_until` text,
	`series_id` text DEFAULT '' NOT NULL,
	`series_number` integer DEFAULT 0 NOT NULL,
	`first_due` text DEFAULT '' NOT NULL,
	`slot` text DEFAULT '' NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `project_tasks_id_unique` ON `project_tasks` (`id`);--> statement-breakpoint
CREATE INDEX `project_tasks_by_due` ON `project_tasks` (`stage`,`due_order`,`id`);--> statement-breakpoint
CREATE INDEX `project_tasks_by_title` ON `project_tasks` (`stage`,title collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `project_tasks_by_change` ON `project_tasks` (`stage`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `project_tasks_by_project` ON `project_tasks` (`project_id`,`id`);--> statement-breakpoint
CREATE INDEX `project_tasks_by_parent` ON `project_tasks` (`parent_id`) WHERE parent_id <> '';--> statement-breakpoint
CREATE INDEX `project_tasks_shared` ON `project_tasks` (`project_id`) WHERE is_shared = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `project_tasks_series` ON `project_tasks` (`series_id`,`series_number`) WHERE series_id <> '';--> statement-breakpoint
CREATE TABLE `time_entries` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`person_id` text NOT NULL,
	`person_name` text NOT NULL,
	`project_id` text NOT NULL,
	`task_id` text NOT NULL,
	`note` text NOT NULL,
	`is_billable` integer NOT NULL,
	`date` text NOT NULL,
	`started_at` text NOT NULL,
	`ended_at` text,
	`seconds` integer NOT NULL,
	`source` text NOT NULL,
	`import_id` text,
	`invoice_id` text,
	`invoice_line_id` text,
	`billed_seconds` integer,
	`billed_hourly` text,
	`billed_amount` integer,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `time_entries_id_unique` ON `time_entries` (`id`);--> statement-breakpoint
CREATE INDEX `time_entries_by_start` ON `time_entries` (`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `time_entries_by_person` ON `time_entries` (`person_id`,`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `time_entries_by_project` ON `time_entries` (`project_id`,`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `time_entries_by_task` ON `time_entries` (`task_id`) WHERE task_id <> '';--> statement-breakpoint
CREATE INDEX `time_entries_unbilled` ON `time_entries` (`project_id`,`person_id`,`task_id`,`date`,`seconds`,`invoice_id`,`is_billable`,`ended_at`) WHERE invoice_id is null and is_billable = 1 and ended_at is not null;--> statement-breakpoint
CREATE INDEX `time_entries_billed` ON `time_entries` (`project_id`,`person_id`,`task_id`,`date`,`seconds`,`billed_seconds`,`billed_amount`,`invoice_id`) WHERE invoice_id is not null;--> statement-breakpoint
CREATE INDEX `time_entries_by_invoice` ON `time_entries` (`invoice_id`) WHERE invoice_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `time_entries_running` ON `time_entries` (`person_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE TABLE `time_months` (
	`project_id` text NOT NULL,
	`month` text NOT NULL,
	`person_id` text NOT NULL,
	`person_name` text NOT NULL,
	`seconds` integer NOT NULL,
	PRIMARY KEY(`project_id`, `month`, `person_id`)
);
--> statement-breakpoint
CREATE TABLE `time_weeks` (
	`person_id` text NOT NULL,
	`person_name` text NOT NULL,
	`week_date` text NOT NULL,
	`state` text NOT NULL,
	`reason` text NOT NULL,
	`submitted_at` text NOT NULL,
	`decided_by` text NOT NULL,
	PRIMARY KEY(`person_id`, `week_date`)
);
--> statement-breakpoint
CREATE INDEX `time_weeks_by_state` ON `time_weeks` (`state`,`week_date`);--> statement-breakpoint
CREATE TABLE `work_import_items` (
	`import_id` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`source_key` text NOT NULL,
	`line` integer NOT NULL,
	`label` text NOT NULL,
	`seconds` integer NOT NULL,
	`data` text,
	`record_id` text,
	`outcome` text,
	`reason` text,
	PRIMARY KEY(`import_id`, `position`)
);
--> statement-breakpoint
CREATE INDEX `work_import_items_by_key` ON `work_import_items` (`import_id`,`kind`,`key`);--> statement-breakpoint
CREATE INDEX `work_import_items_by_source` ON `work_import_items` (`source_key`) WHERE outcome = 'added';--> statement-breakpoint
CREATE TABLE `work_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`program` text,
	`state` text NOT NULL,
	`heads` text NOT NULL,
	`trial` text,
	`adds_customers` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `analysis_boards` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`roles` text NOT NULL,
	`owner_id` text NOT NULL,
	`owner_name` text NOT NULL,
	`cards` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `analysis_snapshots` (
	`saved_analysis_id` text NOT NULL,
	`day` text NOT NULL,
	`definition` integer NOT NULL,
	`taken_at` text NOT NULL,
	`analysis` text NOT NULL,
	PRIMARY KEY(`saved_analysis_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `saved_analyses` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`definition` integer NOT NULL,
	`roles` text NOT NULL,
	`owner_id` text NOT NULL,
	`owner_name` text NOT NULL,
	`language` text NOT NULL,
	`rhythm` text NOT NULL,
	`mail_to` text NOT NULL,
	`next_at` text NOT NULL,
	`keeps_days` integer DEFAULT 0 NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `saved_analyses_by_next` ON `saved_analyses` (`next_at`) WHERE next_at <> '';--> statement-breakpoint
CREATE TABLE `budget_lines` (
	`year_end` text NOT NULL,
	`account` text NOT NULL,
	`cost_centre_id` text DEFAULT '' NOT NULL,
	`months` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`year_end`, `account`, `cost_centre_id`)
);
--> statement-breakpoint
CREATE TABLE `month_sign_offs` (
	`month` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`by_name` text NOT NULL,
	`note` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `revaluations` (
	`id` text PRIMARY KEY NOT NULL,
	`date` text NOT NULL,
	`gain` integer NOT NULL,
	`entry_id` text,
	`reversal_id` text,
	`at` text NOT NULL,
	`by_name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `year_ends` (
	`id` text PRIMARY KEY NOT NULL,
	`end_date` text NOT NULL,
	`entry_id` text,
	`amount` integer NOT NULL,
	`at` text NOT NULL,
	`by_name` text NOT NULL,
	`is_undone` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `year_ends_by_date` ON `year_ends` (`end_date`);--> statement-breakpoint
CREATE TABLE `dashboard_arrangements` (
	`person_id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `export_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`datev_consultant` integer NOT NULL,
	`datev_client` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `own_firm_bills` (
	`other_firm_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`bill_id` text NOT NULL,
	`taken_at` text NOT NULL,
	`taken_by` text NOT NULL,
	PRIMARY KEY(`other_firm_id`, `invoice_id`)
);
--> statement-breakpoint
CREATE TABLE `own_firm_invoices` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`other_firm_id` text NOT NULL,
	`bill_id` text NOT NULL,
	`handed_over_at` text NOT NULL,
	`handed_over_by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `own_firm_invoices_by_firm` ON `own_firm_invoices` (`other_firm_id`,`invoice_id`);--> statement-breakpoint
CREATE TABLE `own_firm_links` (
	`party_id` text PRIMARY KEY NOT NULL,
	`other_firm_id` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `own_tax_duties` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`months` text NOT NULL,
	`months_after` integer NOT NULL,
	`day` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `report_pins` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`saved_report_id` text NOT NULL,
	`look` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_pins_by_person` ON `report_pins` (`person_id`,`saved_report_id`);--> statement-breakpoint
CREATE TABLE `report_snapshots` (
	`saved_report_id` text NOT NULL,
	`day` text NOT NULL,
	`taken_at` text NOT NULL,
	`figures` text NOT NULL,
	PRIMARY KEY(`saved_report_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `saved_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`report` text NOT NULL,
	`query` text NOT NULL,
	`is_shared` integer NOT NULL,
	`owner_id` text NOT NULL,
	`owner_name` text NOT NULL,
	`language` text NOT NULL,
	`rhythm` text NOT NULL,
	`mail_to` text NOT NULL,
	`next_at` text NOT NULL,
	`keeps_days` integer DEFAULT 0 NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `saved_reports_by_next` ON `saved_reports` (`next_at`) WHERE next_at <> '';--> statement-breakpoint
CREATE TABLE `self_integrations` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`source` text NOT NULL,
	`source_id` text NOT NULL,
	`part` text NOT NULL,
	`is_reversal` integer NOT NULL,
	`attempt` integer NOT NULL,
	`type` text NOT NULL,
	`number` text NOT NULL,
	`date` text NOT NULL,
	`base` integer NOT NULL,
	`tax` integer NOT NULL,
	`xml` text NOT NULL,
	`written_at` text NOT NULL,
	`written_by` text NOT NULL,
	`written_by_name` text NOT NULL,
	`refused_at` text DEFAULT '' NOT NULL,
	`refusal` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `self_integrations_id_unique` ON `self_integrations` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `self_integrations_by_source` ON `self_integrations` (`source_id`,`part`,`is_reversal`,`attempt`);--> statement-breakpoint
CREATE INDEX `self_integrations_by_number` ON `self_integrations` (`number`);--> statement-breakpoint
CREATE TABLE `tax_duties_done` (
	`key` text NOT NULL,
	`to_date` text NOT NULL,
	`done_at` text NOT NULL,
	`done_by` text NOT NULL,
	`done_by_name` text NOT NULL,
	PRIMARY KEY(`key`, `to_date`)
);
--> statement-breakpoint
CREATE TABLE `tax_duty_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`rhythm` text NOT NULL,
	`has_extension` integer NOT NULL,
	`ec_list` text NOT NULL,
	`oss` integer NOT NULL,
	`payment` integer NOT NULL,
	`year_return` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tax_on_payment` (
	`from_date` text PRIMARY KEY NOT NULL,
	`until_date` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tax_returns` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text DEFAULT 'vat' NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text NOT NULL,
	`sequence` integer NOT NULL,
	`boxes` text NOT NULL,
	`owed` integer NOT NULL,
	`reference` text NOT NULL,
	`filed_at` text NOT NULL,
	`filed_by` text NOT NULL,
	`filed_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_returns_by_from` ON `tax_returns` (`kind`,`from_date`);--> statement-breakpoint
CREATE TABLE `coupon_goods` (
	`coupon_id` text NOT NULL,
	`kind` text NOT NULL,
	`goods_id` text NOT NULL,
	PRIMARY KEY(`coupon_id`, `kind`, `goods_id`)
);
--> statement-breakpoint
CREATE INDEX `coupon_goods_by_goods` ON `coupon_goods` (`goods_id`);--> statement-breakpoint
CREATE TABLE `coupon_uses` (
	`ticket_id` text PRIMARY KEY NOT NULL,
	`coupon_id` text NOT NULL,
	`ticket_number` text NOT NULL,
	`customer_id` text,
	`date` text NOT NULL,
	`amount` integer NOT NULL,
	`is_given_back` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `coupon_uses_of_coupon` ON `coupon_uses` (`coupon_id`,`ticket_id`);--> statement-breakpoint
CREATE INDEX `coupon_uses_of_customer` ON `coupon_uses` (`customer_id`,`coupon_id`) WHERE customer_id is not null;--> statement-breakpoint
CREATE TABLE `coupons` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`minimum` text NOT NULL,
	`valid_from` text,
	`valid_to` text,
	`max_uses` integer,
	`max_per_customer` integer,
	`notes` text NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`given` integer DEFAULT 0 NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_id_unique` ON `coupons` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_by_own_code` ON `coupons` (`code`);--> statement-breakpoint
CREATE INDEX `coupons_by_code` ON `coupons` (`is_archived`,code collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `coupons_by_change` ON `coupons` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `deposit_taxes` (
	`source_id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `document_chains` (
	`kind` text PRIMARY KEY NOT NULL,
	`last_hash` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invoice_days` (
	`issue_date` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`total` integer NOT NULL,
	`due` integer NOT NULL,
	`total_base` integer NOT NULL,
	`due_base` integer NOT NULL,
	PRIMARY KEY(`issue_date`, `kind`, `state`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `invoice_deposits` (
	`deposit_id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `invoice_deposits_by_invoice` ON `invoice_deposits` (`invoice_id`);--> statement-breakpoint
CREATE TABLE `invoice_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`item_id` text,
	`sku` text NOT NULL,
	`description` text NOT NULL,
	`quantity` text NOT NULL,
	`unit` text NOT NULL,
	`unit_price` text NOT NULL,
	`discount` text,
	`layout` text DEFAULT '' NOT NULL,
	`tax_code` text NOT NULL,
	`cost_centre_id` text DEFAULT '' NOT NULL,
	`tax_category` text NOT NULL,
	`tax_rate` text NOT NULL,
	`amount` integer NOT NULL,
	`net` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`invoice_id` text NOT NULL,
	`income_account` text NOT NULL,
	`credited_quantity` text DEFAULT '0' NOT NULL,
	`credits_line_id` text
);
--> statement-breakpoint
CREATE INDEX `invoice_lines_by_invoice` ON `invoice_lines` (`invoice_id`,`position`);--> statement-breakpoint
CREATE INDEX `invoice_lines_by_item` ON `invoice_lines` (`item_id`) WHERE item_id is not null;--> statement-breakpoint
CREATE TABLE `invoice_stats` (
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`total` integer NOT NULL,
	`due` integer NOT NULL,
	`total_base` integer NOT NULL,
	`due_base` integer NOT NULL,
	PRIMARY KEY(`kind`, `state`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text,
	`number_order` integer DEFAULT 0 NOT NULL,
	`issue_date` text NOT NULL,
	`currency` text NOT NULL,
	`exchange_rate` text NOT NULL,
	`price_mode` text NOT NULL,
	`language` text NOT NULL,
	`discount` text,
	`notes` text NOT NULL,
	`internal_note` text NOT NULL,
	`subtotal` integer NOT NULL,
	`line_discounts` integer NOT NULL,
	`document_discount` integer NOT NULL,
	`tax_groups` text NOT NULL,
	`net` integer NOT NULL,
	`tax` integer NOT NULL,
	`rounding` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`total_base` integer DEFAULT 0 NOT NULL,
	`snapshot` text,
	`public_secret` text,
	`public_until` text,
	`sent_at` text,
	`viewed_at` text,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`customer_order` text DEFAULT '' NOT NULL,
	`supply_date` text,
	`payment_terms_days` integer NOT NULL,
	`due_date` text NOT NULL,
	`has_own_due_date` integer NOT NULL,
	`purchase_order` text NOT NULL,
	`imported_number` text DEFAULT '' NOT NULL,
	`early_payment` text,
	`instalments` text DEFAULT '[]' NOT NULL,
	`electronic_terms` text DEFAULT '{}' NOT NULL,
	`tax_rounding` text DEFAULT 'group' NOT NULL,
	`split_tax` integer DEFAULT 0 NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	`credited` integer DEFAULT 0 NOT NULL,
	`discounted` integer DEFAULT 0 NOT NULL,
	`written_off` integer DEFAULT 0 NOT NULL,
	`credit_notes_total` integer DEFAULT 0 NOT NULL,
	`due` integer NOT NULL,
	`due_base` integer DEFAULT 0 NOT NULL,
	`credits_id` text,
	`purpose` text DEFAULT '' NOT NULL,
	`progress` text DEFAULT '' NOT NULL,
	`quote_id` text,
	`deposits` text DEFAULT '[]' NOT NULL,
	`deducted` integer DEFAULT 0 NOT NULL,
	`deducted_base` integer DEFAULT 0 NOT NULL,
	`custom` text DEFAULT '{}' NOT NULL,
	`hash` text,
	`previous_hash` text,
	`void_reason` text,
	`disputed_at` text,
	`finalised_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_id_unique` ON `invoices` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_by_number` ON `invoices` (`kind`,`number`) WHERE number is not null;--> statement-breakpoint
CREATE INDEX `invoices_by_number_order` ON `invoices` (`number_order`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_issue_date` ON `invoices` (`issue_date`,`id`,`kind`,`state`,`purpose`,`credits_id`,`currency`,`exchange_rate`,`customer_id`,`created_by`);--> statement-breakpoint
CREATE INDEX `invoices_by_due_date` ON `invoices` (`due_date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_total` ON `invoices` (`total`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_due` ON `invoices` (`due`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_customer_order` ON `invoices` (`customer_order`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_state_number` ON `invoices` (`kind`,`state`,`number_order`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_state_issue_date` ON `invoices` (`kind`,`state`,`issue_date`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_state_due_date` ON `invoices` (`kind`,`state`,`due_date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_state_total` ON `invoices` (`kind`,`state`,`total`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_state_due` ON `invoices` (`kind`,`state`,`due`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_state_customer` ON `invoices` (`kind`,`state`,`customer_order`,`id`,`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_by_maker` ON `invoices` (`created_by`,`kind`,`state`,`currency`);--> statement-breakpoint
CREATE INDEX `invoices_by_customer` ON `invoices` (`customer_id`,`issue_date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_by_secret` ON `invoices` (`public_secret`) WHERE public_secret is not null;--> statement-breakpoint
CREATE INDEX `invoices_by_quote` ON `invoices` (`quote_id`) WHERE quote_id is not null;--> statement-breakpoint
CREATE INDEX `invoices_deposits` ON `invoices` (`customer_id`,`id`) WHERE purpose <> '';--> statement-breakpoint
CREATE INDEX `invoices_by_imported` ON `invoices` (`imported_number`) WHERE imported_number <> '';--> statement-breakpoint
CREATE INDEX `invoices_by_credited` ON `invoices` (`credits_id`) WHERE credits_id is not null;--> statement-breakpoint
CREATE TABLE `issued_files` (
	`document_id` text NOT NULL,
	`format` text NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`kept_at` text NOT NULL,
	`broken` text NOT NULL,
	`content` text NOT NULL,
	`anew_at` text,
	`anew_sha256` text,
	PRIMARY KEY(`document_id`, `format`)
);
--> statement-breakpoint
CREATE TABLE `verifactu_batches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`made_at` text NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `verifactu_records` (
	`position` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` text NOT NULL,
	`kind` text NOT NULL,
	`issuer` text NOT NULL,
	`number` text NOT NULL,
	`issue_date` text NOT NULL,
	`generated_at` text NOT NULL,
	`hashed` text NOT NULL,
	`hash` text NOT NULL,
	`code` text NOT NULL,
	`is_sent` integer NOT NULL,
	`xml` text NOT NULL,
	`batch` integer
);
--> statement-breakpoint
CREATE INDEX `verifactu_records_by_document` ON `verifactu_records` (`document_id`);--> statement-breakpoint
CREATE INDEX `verifactu_records_by_batch` ON `verifactu_records` (`batch`,`position`);--> statement-breakpoint
CREATE TABLE `verifactu_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`producer` text NOT NULL,
	`producer_nif` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `loyalty_accounts` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`deferred` integer DEFAULT 0 NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `loyalty_accounts_id_unique` ON `loyalty_accounts` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `loyalty_accounts_customer_id_unique` ON `loyalty_accounts` (`customer_id`);--> statement-breakpoint
CREATE INDEX `loyalty_accounts_by_name` ON `loyalty_accounts` (customer_name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `loyalty_accounts_by_points` ON `loyalty_accounts` (`points`,`id`);--> statement-breakpoint
CREATE INDEX `loyalty_accounts_by_change` ON `loyalty_accounts` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `loyalty_with_points_by_name` ON `loyalty_accounts` (customer_name collate nocase,`id`) WHERE points > 0;--> statement-breakpoint
CREATE INDEX `loyalty_with_points_by_points` ON `loyalty_accounts` (`points`,`id`) WHERE points > 0;--> statement-breakpoint
CREATE INDEX `loyalty_with_points_by_change` ON `loyalty_accounts` (`updated_at`,`id`) WHERE points > 0;--> statement-breakpoint
CREATE TABLE `loyalty_entries` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`account_id` text NOT NULL,
	`type` text NOT NULL,
	`date` text NOT NULL,
	`points` integer NOT NULL,
	`amount` integer NOT NULL,
	`expires_on` text,
	`note` text NOT NULL,
	`origin_id` text NOT NULL,
	`document_kind` text NOT NULL,
	`document_id` text NOT NULL,
	`document_number` text NOT NULL,
	`batch` text NOT NULL,
	`posted_on` text,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `loyalty_entries_id_unique` ON `loyalty_entries` (`id`);--> statement-breakpoint
CREATE INDEX `loyalty_entries_of_account` ON `loyalty_entries` (`account_id`,`row_number`);--> statement-breakpoint
CREATE INDEX `loyalty_entries_of_origin` ON `loyalty_entries` (`origin_id`) WHERE origin_id <> '';--> statement-breakpoint
CREATE INDEX `loyalty_entries_of_batch` ON `loyalty_entries` (`batch`,`date`) WHERE batch <> '';--> statement-breakpoint
CREATE INDEX `loyalty_entries_by_expiry` ON `loyalty_entries` (`expires_on`) WHERE expires_on is not null;--> statement-breakpoint
CREATE INDEX `loyalty_entries_by_posted` ON `loyalty_entries` (`posted_on`);--> statement-breakpoint
CREATE TABLE `loyalty_programme` (
	`id` integer PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`per_point` integer NOT NULL,
	`worth_of_hundred` integer NOT NULL,
	`minimum` integer NOT NULL,
	`expiry_months` integer,
	`expected_use` integer NOT NULL,
	`expiry_planned` text,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `card_checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`invoice_id` text NOT NULL,
	`amount` integer NOT NULL,
	`consent_text` text NOT NULL,
	`payment_intent_id` text,
	`state` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `card_checkouts_by_invoice` ON `card_checkouts` (`invoice_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `card_events` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `card_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_intent_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_payments_once` ON `card_payments` (`payment_intent_id`);--> statement-breakpoint
CREATE TABLE `card_returns` (
	`id` text PRIMARY KEY NOT NULL,
	`card_payment_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`refund_id` text NOT NULL,
	`undone_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `card_returns_by_payment` ON `card_returns` (`card_payment_id`);--> statement-breakpoint
CREATE TABLE `card_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `kept_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`provider_customer` text NOT NULL,
	`provider_method` text NOT NULL,
	`brand` text NOT NULL,
	`last4` text NOT NULL,
	`expires` text NOT NULL,
	`consent_text` text NOT NULL,
	`consent_at` text NOT NULL,
	`removed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kept_cards_of_customer` ON `kept_cards` (`customer_id`) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX `kept_cards_by_customer` ON `kept_cards` (`customer_id`);--> statement-breakpoint
CREATE TABLE `quote_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`item_id` text,
	`sku` text NOT NULL,
	`description` text NOT NULL,
	`quantity` text NOT NULL,
	`unit` text NOT NULL,
	`unit_price` text NOT NULL,
	`discount` text,
	`layout` text DEFAULT '' NOT NULL,
	`tax_code` text NOT NULL,
	`cost_centre_id` text DEFAULT '' NOT NULL,
	`tax_category` text NOT NULL,
	`tax_rate` text NOT NULL,
	`amount` integer NOT NULL,
	`net` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`quote_id` text NOT NULL,
	`is_optional` integer NOT NULL,
	`has_free_quantity` integer NOT NULL,
	`is_chosen` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `quote_lines_by_quote` ON `quote_lines` (`quote_id`,`position`);--> statement-breakpoint
CREATE INDEX `quote_lines_by_item` ON `quote_lines` (`item_id`) WHERE item_id is not null;--> statement-breakpoint
CREATE TABLE `quote_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`quote_id` text NOT NULL,
	`revision` integer NOT NULL,
	`issued_at` text NOT NULL,
	`total` integer NOT NULL,
	`paper` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_versions_by_quote` ON `quote_versions` (`quote_id`,`revision`);--> statement-breakpoint
CREATE TABLE `quotes` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text,
	`number_order` integer DEFAULT 0 NOT NULL,
	`issue_date` text NOT NULL,
	`currency` text NOT NULL,
	`exchange_rate` text NOT NULL,
	`price_mode` text NOT NULL,
	`language` text NOT NULL,
	`discount` text,
	`notes` text NOT NULL,
	`internal_note` text NOT NULL,
	`subtotal` integer NOT NULL,
	`line_discounts` integer NOT NULL,
	`document_discount` integer NOT NULL,
	`tax_groups` text NOT NULL,
	`net` integer NOT NULL,
	`tax` integer NOT NULL,
	`rounding` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`total_base` integer DEFAULT 0 NOT NULL,
	`snapshot` text,
	`public_secret` text,
	`public_until` text,
	`sent_at` text,
	`viewed_at` text,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	`state` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`customer_order` text NOT NULL,
	`valid_until` text NOT NULL,
	`terms` text NOT NULL,
	`tax_rounding` text DEFAULT 'group' NOT NULL,
	`answer` text,
	`invoice_id` text,
	`issued_at` text,
	`custom` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_id_unique` ON `quotes` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `quotes_by_number` ON `quotes` (`number`) WHERE number is not null;--> statement-breakpoint
CREATE INDEX `quotes_by_issue_date` ON `quotes` (`issue_date`,`id`);--> statement-breakpoint
CREATE INDEX `quotes_by_number_order` ON `quotes` (`number_order`,`id`);--> statement-breakpoint
CREATE INDEX `quotes_by_customer_order` ON `quotes` (`customer_order`,`id`);--> statement-breakpoint
CREATE INDEX `quotes_by_valid_until` ON `quotes` (`valid_until`,`id`);--> statement-breakpoint
CREATE INDEX `quotes_by_total` ON `quotes` (`total`,`id`);--> statement-breakpoint
CREATE INDEX `quotes_state_issue_date` ON `quotes` (`state`,`issue_date`,`id`);--> statement-breakpoint
CREATE INDEX `quotes_state_number` ON `quotes` (`state`,`number_order`,`id`);--> statement-breakpoint
CREATE INDEX `quotes_state_customer` ON `quotes` (`state`,`customer_order`,`id`);--> statement-breakpoint
CREATE INDEX `quotes_state_valid_until` ON `quotes` (`state`,`valid_until`,`id`);--> statement-breakpoint
CREATE INDEX `quotes_state_total` ON `quotes` (`state`,`total`,`id`);--> statement-breakpoint
CREATE INDEX `quotes_by_invoice` ON `quotes` (`invoice_id`) WHERE invoice_id is not null;--> statement-breakpoint
CREATE INDEX `quotes_by_secret` ON `quotes` (`public_secret`) WHERE public_secret is not null;--> statement-breakpoint
CREATE INDEX `quotes_by_customer` ON `quotes` (`customer_id`,`issue_date`,`id`);--> statement-breakpoint
CREATE TABLE `recurring_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`recurring_id` text NOT NULL,
	`date` text NOT NULL,
	`invoice_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recurring_runs_once` ON `recurring_runs` (`recurring_id`,`date`);--> statement-breakpoint
CREATE INDEX `recurring_runs_by_invoice` ON `recurring_runs` (`invoice_id`);--> statement-breakpoint
CREATE TABLE `recurring` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`name_order` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`customer_order` text NOT NULL,
	`every` integer NOT NULL,
	`unit` text NOT NULL,
	`first_date` text NOT NULL,
	`is_last_day` integer NOT NULL,
	`end_kind` text NOT NULL,
	`end_date` text,
	`end_count` integer,
	`period` text NOT NULL,
	`state` text NOT NULL,
	`next_place` integer NOT NULL,
	`next_date` text NOT NULL,
	`run_at` text NOT NULL,
	`made_count` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`mode` text NOT NULL,
	`content` text NOT NULL,
	`electronic_terms` text DEFAULT '{}' NOT NULL,
	`currency` text NOT NULL,
	`net` integer NOT NULL,
	`total` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recurring_id_unique` ON `recurring` (`id`);--> statement-breakpoint
CREATE INDEX `recurring_due` ON `recurring` (`run_at`) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX `recurring_by_customer` ON `recurring` (`customer_id`,`next_date`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_by_next_date` ON `recurring` (`next_date`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_by_name` ON `recurring` (`name_order`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_by_customer_order` ON `recurring` (`customer_order`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_by_total` ON `recurring` (`total`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_state_next_date` ON `recurring` (`state`,`next_date`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_state_name` ON `recurring` (`state`,`name_order`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_state_customer` ON `recurring` (`state`,`customer_order`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_state_total` ON `recurring` (`state`,`total`,`id`);--> statement-breakpoint
CREATE TABLE `reminder_charges` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`item_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`party_id` text NOT NULL,
	`date` text NOT NULL,
	`currency` text NOT NULL,
	`fee` integer NOT NULL,
	`interest` integer NOT NULL,
	`reversed_date` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminder_charges_by_number` ON `reminder_charges` (`number`);--> statement-breakpoint
CREATE INDEX `reminder_charges_by_item` ON `reminder_charges` (`item_id`);--> statement-breakpoint
CREATE INDEX `reminder_charges_by_invoice` ON `reminder_charges` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `reminder_charges_by_party` ON `reminder_charges` (`party_id`);--> statement-breakpoint
CREATE INDEX `reminder_charges_newest` ON `reminder_charges` (`created_at`);--> statement-breakpoint
CREATE TABLE `reminder_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`is_on` integer NOT NULL,
	`steps` text NOT NULL,
	`own_rate` text NOT NULL,
	`posts_charges` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reminder_stops` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminder_stops_once` ON `reminder_stops` (`kind`,`record_id`);--> statement-breakpoint
CREATE TABLE `reminders` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`number` text NOT NULL,
	`party_id` text NOT NULL,
	`days` integer NOT NULL,
	`tone` text NOT NULL,
	`date` text NOT NULL,
	`currency` text NOT NULL,
	`balance` integer NOT NULL,
	`fee` integer NOT NULL,
	`interest` integer NOT NULL,
	`sent_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_once` ON `reminders` (`item_id`,`days`);--> statement-breakpoint
CREATE INDEX `reminders_by_sent` ON `reminders` (`sent_at`);--> statement-breakpoint
CREATE INDEX `reminders_by_invoice` ON `reminders` (`invoice_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `reminders_by_party` ON `reminders` (`party_id`);--> statement-breakpoint
CREATE TABLE `sales_order_billings` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`order_line_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`invoice_line_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sales_order_billings_by_order` ON `sales_order_billings` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sales_order_billings_by_invoice` ON `sales_order_billings` (`invoice_id`,`invoice_line_id`);--> statement-breakpoint
CREATE TABLE `sales_order_closings` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`line_id` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer NOT NULL,
	`reason` text NOT NULL,
	`at` text NOT NULL,
	`by_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sales_order_closings_by_order` ON `sales_order_closings` (`order_id`,`id`);--> statement-breakpoint
CREATE TABLE `sales_order_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`item_id` text,
	`sku` text NOT NULL,
	`description` text NOT NULL,
	`quantity` text NOT NULL,
	`unit` text NOT NULL,
	`unit_price` text NOT NULL,
	`discount` text,
	`layout` text DEFAULT '' NOT NULL,
	`tax_code` text NOT NULL,
	`cost_centre_id` text DEFAULT '' NOT NULL,
	`tax_category` text NOT NULL,
	`tax_rate` text NOT NULL,
	`amount` integer NOT NULL,
	`net` integer NOT NULL,
	`tax_amount` integer NOT NULL,
	`order_id` text NOT NULL,
	`is_goods` integer DEFAULT false NOT NULL,
	`closed` integer DEFAULT 0 NOT NULL,
	`waived` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sales_order_lines_by_order` ON `sales_order_lines` (`order_id`,`position`);--> statement-breakpoint
CREATE INDEX `sales_order_lines_by_item` ON `sales_order_lines` (`item_id`) WHERE item_id is not null;--> statement-breakpoint
CREATE TABLE `sales_orders` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text,
	`number_order` integer DEFAULT 0 NOT NULL,
	`issue_date` text NOT NULL,
	`currency` text NOT NULL,
	`exchange_rate` text NOT NULL,
	`price_mode` text NOT NULL,
	`language` text NOT NULL,
	`discount` text,
	`notes` text NOT NULL,
	`internal_note` text NOT NULL,
	`subtotal` integer NOT NULL,
	`line_discounts` integer NOT NULL,
	`document_discount` integer NOT NULL,
	`tax_groups` text NOT NULL,
	`net` integer NOT NULL,
	`tax` integer NOT NULL,
	`rounding` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`total_base` integer DEFAULT 0 NOT NULL,
	`snapshot` text,
	`public_secret` text,
	`public_until` text,
	`sent_at` text,
	`viewed_at` text,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL,
	`state` text NOT NULL,
	`delivery_state` text NOT NULL,
	`billing_state` text NOT NULL,
	`customer_id` text NOT NULL,
	`customer_name` text NOT NULL,
	`customer_order` text NOT NULL,
	`customer_reference` text NOT NULL,
	`delivery_date` text,
	`terms` text NOT NULL,
	`tax_rounding` text NOT NULL,
	`quote_id` text,
	`prepared_by` text DEFAULT '' NOT NULL,
	`prepared_by_name` text DEFAULT '' NOT NULL,
	`waiting_since` text,
	`confirmed_at` text,
	`still_ordered` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sales_orders_id_unique` ON `sales_orders` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sales_orders_by_number` ON `sales_orders` (`number`) WHERE number is not null;--> statement-breakpoint
CREATE INDEX `sales_orders_by_issue_date` ON `sales_orders` (`issue_date`,`id`);--> statement-breakpoint
CREATE INDEX `sales_orders_by_number_order` ON `sales_orders` (`number_order`,`id`);--> statement-breakpoint
CREATE INDEX `sales_orders_by_customer_order` ON `sales_orders` (`customer_order`,`id`);--> statement-breakpoint
CREATE INDEX `sales_orders_by_delivery_date` ON `sales_orders` (case when delivery_date is null then '' else delivery_date end,`id`);--> statement-breakpoint
CREATE INDEX `sales_orders_by_total` ON `sales_orders` (`total`,`id`);--> statement-breakpoint
CREATE INDEX `sales_orders_state_issue_date` ON `sales_orders` (`state`,`issue_date`,`id`);--> statement-breakpoint
CREATE INDEX `sales_orders_state_number` ON `sales_orders` (`state`,`number_order`,`id`);--> statement-breakpoint
CREATE INDEX `sales_orders_state_customer` ON `sales_orders` (`state`,`customer_order`,`id`);--> statement-breakpoint
CREATE INDEX `sales_orders_state_delivery_date` ON `sales_orders` (`state`,case when delivery_date is null then '' else delivery_date end,`id`);--> statement-breakpoint
CREATE INDEX `sales_orders_state_total` ON `sales_orders` (`state`,`total`,`id`);--> statement-breakpoint
CREATE INDEX `sales_orders_waiting` ON `sales_orders` (`id`) WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX `sales_orders_by_quote` ON `sales_orders` (`quote_id`) WHERE quote_id is not null;--> statement-breakpoint
CREATE INDEX `sales_orders_by_secret` ON `sales_orders` (`public_secret`) WHERE public_secret is not null;--> statement-breakpoint
CREATE INDEX `sales_orders_by_customer` ON `sales_orders` (`customer_id`,`issue_date`,`id`);--> statement-breakpoint
CREATE TABLE `paper_look` (
	`id` integer PRIMARY KEY NOT NULL,
	`layout` text NOT NULL,
	`accent` text NOT NULL,
	`rule` text NOT NULL,
	`also_in` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `paper_texts` (
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`opening` text NOT NULL,
	`closing` text NOT NULL,
	PRIMARY KEY(`kind`, `language`)
);
--> statement-breakpoint
CREATE TABLE `production_orders` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'planned' NOT NULL,
	`place` text DEFAULT 'planned' NOT NULL,
	`item_id` text NOT NULL,
	`item_name` text NOT NULL,
	`unit` text NOT NULL,
	`quantity` integer NOT NULL,
	`made` integer DEFAULT 0 NOT NULL,
	`scrapped` integer DEFAULT 0 NOT NULL,
	`due_date` text NOT NULL,
	`notes` text NOT NULL,
	`needs` text DEFAULT '[]' NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `production_orders_id_unique` ON `production_orders` (`id`);--> statement-breakpoint
CREATE INDEX `production_orders_by_due` ON `production_orders` (`place`,`due_date`,`id`);--> statement-breakpoint
CREATE INDEX `production_orders_by_item` ON `production_orders` (`place`,item_name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `production_orders_by_change` ON `production_orders` (`place`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `production_orders_of_item` ON `production_orders` (`item_id`);--> statement-breakpoint
CREATE TABLE `production_runs` (
	`document_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`made` integer NOT NULL,
	`scrapped` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `production_runs_of_order` ON `production_runs` (`order_id`);--> statement-breakpoint
CREATE TABLE `stock_count_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`count_id` text NOT NULL,
	`item_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stock_count_entries_of_item` ON `stock_count_entries` (`count_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `stock_count_entries_by_person` ON `stock_count_entries` (`count_id`,`created_by`,`id`);--> statement-breakpoint
CREATE TABLE `stock_count_lines` (
	`count_id` text NOT NULL,
	`item_id` text NOT NULL,
	`position` integer NOT NULL,
	`bin` text NOT NULL,
	`counted` integer,
	`expected` integer,
	PRIMARY KEY(`count_id`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `stock_count_lines_by_position` ON `stock_count_lines` (`count_id`,`position`);--> statement-breakpoint
CREATE INDEX `stock_count_lines_to_count` ON `stock_count_lines` (`count_id`,`position`) WHERE counted is null;--> statement-breakpoint
CREATE INDEX `stock_count_lines_differing` ON `stock_count_lines` (`count_id`,`position`) WHERE counted <> expected;--> statement-breakpoint
CREATE INDEX `stock_count_lines_of_item` ON `stock_count_lines` (`item_id`);--> statement-breakpoint
CREATE TABLE `stock_counts` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`state` text NOT NULL,
	`date` text NOT NULL,
	`warehouse_id` text NOT NULL,
	`scope` text NOT NULL,
	`is_blind` integer NOT NULL,
	`note` text NOT NULL,
	`document_id` text NOT NULL,
	`document_number` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_counts_id_unique` ON `stock_counts` (`id`);--> statement-breakpoint
CREATE INDEX `stock_counts_by_date` ON `stock_counts` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `stock_counts_by_state` ON `stock_counts` (`state`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `stock_counts_by_number` ON `stock_counts` (`number`);--> statement-breakpoint
CREATE TABLE `stock_balances` (
	`item_id` text NOT NULL,
	`warehouse_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`bin` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`item_id`, `warehouse_id`)
);
--> statement-breakpoint
CREATE INDEX `stock_balances_by_warehouse` ON `stock_balances` (`warehouse_id`,`item_id`);--> statement-breakpoint
CREATE TABLE `stock_days` (
	`date` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stock_document_lines` (
	`document_id` text NOT NULL,
	`position` integer NOT NULL,
	`item_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`done` integer NOT NULL,
	`source_line_id` text NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	`unit_size` text DEFAULT '1' NOT NULL,
	`cost_centre_id` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`document_id`, `position`)
);
--> statement-breakpoint
CREATE INDEX `stock_document_lines_of_source` ON `stock_document_lines` (`source_line_id`) WHERE source_line_id <> '';--> statement-breakpoint
CREATE TABLE `stock_documents` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`state` text NOT NULL,
	`date` text NOT NULL,
	`warehouse_id` text NOT NULL,
	`to_warehouse_id` text,
	`partner` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`source_kind` text NOT NULL,
	`source_id` text NOT NULL,
	`source_number` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_documents_id_unique` ON `stock_documents` (`id`);--> statement-breakpoint
CREATE INDEX `stock_documents_by_date` ON `stock_documents` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `stock_documents_by_state` ON `stock_documents` (`state`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `stock_documents_by_kind` ON `stock_documents` (`kind`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `stock_documents_of_source` ON `stock_documents` (`source_id`);--> statement-breakpoint
CREATE INDEX `stock_documents_by_number` ON `stock_documents` (`kind`,`number`);--> statement-breakpoint
CREATE TABLE `stock_items` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`sku` text NOT NULL,
	`unit` text NOT NULL,
	`cost_method` text NOT NULL,
	`reorder_level` integer NOT NULL,
	`reorder_quantity` integer NOT NULL,
	`surplus_percent` text DEFAULT '' NOT NULL,
	`shelf` text NOT NULL,
	`is_listed` integer NOT NULL,
	`is_kit` integer DEFAULT 0 NOT NULL,
	`tracking` text DEFAULT 'none' NOT NULL,
	`quantity` integer DEFAULT 0 NOT NULL,
	`value` integer DEFAULT 0 NOT NULL,
	`reserved` integer DEFAULT 0 NOT NULL,
	`expected` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_items_id_unique` ON `stock_items` (`id`);--> statement-breakpoint
CREATE INDEX `stock_items_by_name` ON `stock_items` (`is_listed`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `stock_items_by_sku` ON `stock_items` (`is_listed`,`sku`,`id`);--> statement-breakpoint
CREATE INDEX `stock_items_by_quantity` ON `stock_items` (`is_listed`,`quantity`,`id`);--> statement-breakpoint
CREATE INDEX `stock_items_by_value` ON `stock_items` (`is_listed`,`value`,`id`);--> statement-breakpoint
CREATE INDEX `stock_items_low_by_name` ON `stock_items` (`shelf`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `stock_items_low_by_sku` ON `stock_items` (`shelf`,`sku`,`id`);--> statement-breakpoint
CREATE INDEX `stock_items_low_by_quantity` ON `stock_items` (`shelf`,`quantity`,`id`);--> statement-breakpoint
CREATE INDEX `stock_items_low_by_value` ON `stock_items` (`shelf`,`value`,`id`);--> statement-breakpoint
CREATE TABLE `stock_landed` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` text NOT NULL,
	`line` integer NOT NULL,
	`move_id` text NOT NULL,
	`bill_id` text NOT NULL,
	`amount` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stock_landed_of_document` ON `stock_landed` (`document_id`,`line`);--> statement-breakpoint
CREATE INDEX `stock_landed_on_move` ON `stock_landed` (`move_id`);--> statement-breakpoint
CREATE INDEX `stock_landed_of_bill` ON `stock_landed` (`bill_id`) WHERE bill_id <> '';--> statement-breakpoint
CREATE TABLE `stock_lot_balances` (
	`lot_id` text NOT NULL,
	`warehouse_id` text NOT NULL,
	`item_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`lot_id`, `warehouse_id`)
);
--> statement-breakpoint
CREATE INDEX `stock_lot_balances_of_item` ON `stock_lot_balances` (`item_id`,`warehouse_id`);--> statement-breakpoint
CREATE TABLE `stock_lot_gaps` (
	`move_id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`date` text NOT NULL,
	`quantity` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stock_lot_gaps_of_document` ON `stock_lot_gaps` (`document_id`);--> statement-breakpoint
CREATE INDEX `stock_lot_gaps_by_date` ON `stock_lot_gaps` (`date`,`move_id`);--> statement-breakpoint
CREATE TABLE `stock_lot_moves` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lot_id` text NOT NULL,
	`item_id` text NOT NULL,
	`move_id` text NOT NULL,
	`document_id` text NOT NULL,
	`warehouse_id` text NOT NULL,
	`date` text NOT NULL,
	`quantity` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stock_lot_moves_of_lot` ON `stock_lot_moves` (`lot_id`,`warehouse_id`,`date`,`quantity`);--> statement-breakpoint
CREATE INDEX `stock_lot_moves_of_move` ON `stock_lot_moves` (`move_id`);--> statement-breakpoint
CREATE INDEX `stock_lot_moves_of_document` ON `stock_lot_moves` (`document_id`);--> statement-breakpoint
CREATE INDEX `stock_lot_moves_of_item` ON `stock_lot_moves` (`item_id`,`date`);--> statement-breakpoint
CREATE TABLE `stock_lots` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`item_id` text NOT NULL,
	`code` text NOT NULL,
	`expires` text NOT NULL,
	`quantity` integer DEFAULT 0 NOT NULL,
	`is_there` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_lots_id_unique` ON `stock_lots` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `stock_lots_by_code` ON `stock_lots` (`item_id`,`code`);--> statement-breakpoint
CREATE INDEX `stock_lots_there_by_expiry_order` ON `stock_lots` (`is_there`,case expires when '' then '9' else expires end,`id`);--> statement-breakpoint
CREATE INDEX `stock_lots_there_by_code` ON `stock_lots` (`is_there`,code collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `stock_lots_by_expiry` ON `stock_lots` (case expires when '' then '9' else expires end,`id`);--> statement-breakpoint
CREATE INDEX `stock_lots_by_code_alone` ON `stock_lots` (code collate nocase,`id`);--> statement-breakpoint
CREATE TABLE `stock_moves` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`document_id` text NOT NULL,
	`line` integer NOT NULL,
	`item_id` text NOT NULL,
	`warehouse_id` text NOT NULL,
	`kind` text NOT NULL,
	`direction` text NOT NULL,
	`date` text NOT NULL,
	`quantity` integer NOT NULL,
	`given` integer,
	`origin_id` text,
	`priced_quantity` integer,
	`priced_move_id` text,
	`kit_line` integer,
	`counter` text NOT NULL,
	`cost_centre_id` text DEFAULT '' NOT NULL,
	`value` integer DEFAULT 0 NOT NULL,
	`correction` integer DEFAULT 0 NOT NULL,
	`quantity_after` integer DEFAULT 0 NOT NULL,
	`value_after` integer DEFAULT 0 NOT NULL,
	`place_after` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_moves_id_unique` ON `stock_moves` (`id`);--> statement-breakpoint
CREATE INDEX `stock_moves_of_item` ON `stock_moves` (`item_id`,`date`,`sequence`);--> statement-breakpoint
CREATE INDEX `stock_moves_of_place` ON `stock_moves` (`item_id`,`warehouse_id`,`date`,`sequence`);--> statement-breakpoint
CREATE INDEX `stock_moves_of_document` ON `stock_moves` (`document_id`,`line`);--> statement-breakpoint
CREATE INDEX `stock_moves_of_origin` ON `stock_moves` (`origin_id`) WHERE origin_id is not null;--> statement-breakpoint
CREATE INDEX `stock_moves_by_date` ON `stock_moves` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `stock_moves_by_kind` ON `stock_moves` (`kind`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `stock_moves_of_warehouse` ON `stock_moves` (`warehouse_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `stock_moves_by_direction` ON `stock_moves` (`direction`,`date`,`id`);--> statement-breakpoint
CREATE TABLE `stock_promises` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` text NOT NULL,
	`kind` text NOT NULL,
	`date` text NOT NULL,
	`quantity` integer NOT NULL,
	`source_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stock_promises_of_item` ON `stock_promises` (`item_id`,`kind`,`date`,`quantity`);--> statement-breakpoint
CREATE INDEX `stock_promises_of_source` ON `stock_promises` (`source_id`);--> statement-breakpoint
CREATE TABLE `stock_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`allows_negative` integer NOT NULL,
	`invoice_delivers` text NOT NULL,
	`surplus_percent` integer NOT NULL,
	`asks_beyond_stock` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stock_warehouses` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`code` text NOT NULL,
	`address` text NOT NULL,
	`is_usual` integer NOT NULL,
	`is_archived` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `fiscal_devices` (
	`register_id` text PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`mode` text NOT NULL,
	`state` text NOT NULL,
	`cashbox` text NOT NULL,
	`serial` text NOT NULL,
	`sealed_keys` text NOT NULL,
	`public_key` text NOT NULL,
	`turnover` integer NOT NULL,
	`transactions` integer NOT NULL,
	`signatures` integer NOT NULL,
	`zeros` integer NOT NULL,
	`service_url` text NOT NULL,
	`sealed_token` text NOT NULL,
	`started_at` text NOT NULL,
	`failed_at` text,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `fiscal_records` (
	`position` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`register_id` text NOT NULL,
	`kind` text NOT NULL,
	`document_id` text NOT NULL,
	`number` text NOT NULL,
	`at` text NOT NULL,
	`state` text NOT NULL,
	`content` text NOT NULL,
	`error` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fiscal_records_id_unique` ON `fiscal_records` (`id`);--> statement-breakpoint
CREATE INDEX `fiscal_records_of_register` ON `fiscal_records` (`register_id`,`position`);--> statement-breakpoint
CREATE INDEX `fiscal_records_of_document` ON `fiscal_records` (`document_id`);--> statement-breakpoint
CREATE TABLE `till_day_totals` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`date` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`rows` text NOT NULL,
	`net` integer NOT NULL,
	`tax` integer NOT NULL,
	`total` integer NOT NULL,
	`note` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`reversed_on` text,
	`reversed_by_name` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `till_day_totals_number_unique` ON `till_day_totals` (`number`);--> statement-breakpoint
CREATE INDEX `till_day_totals_by_date` ON `till_day_totals` (`date`,`id`);--> statement-breakpoint
CREATE TABLE `till_carts` (
	`id` text PRIMARY KEY NOT NULL,
	`register_id` text NOT NULL,
	`session_id` text NOT NULL,
	`state` text NOT NULL,
	`label` text NOT NULL,
	`content` text NOT NULL,
	`cashier_id` text NOT NULL,
	`cashier_name` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `till_carts_of_register` ON `till_carts` (`register_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `till_carts_of_session` ON `till_carts` (`session_id`,`state`);--> statement-breakpoint
CREATE TABLE `till_favourites` (
	`register_id` text NOT NULL,
	`position` integer NOT NULL,
	`item_id` text NOT NULL,
	PRIMARY KEY(`register_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `till_moves` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`direction` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`for_sessions` text DEFAULT '[]' NOT NULL,
	`note` text NOT NULL,
	`date` text NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`by_name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `till_moves_of_session` ON `till_moves` (`session_id`,`id`);--> statement-breakpoint
CREATE INDEX `till_moves_to_bank` ON `till_moves` (`date`) WHERE for_sessions <> '[]';--> statement-breakpoint
CREATE TABLE `till_registers` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`code` text NOT NULL,
	`warehouse_id` text NOT NULL,
	`float` integer NOT NULL,
	`price_mode` text NOT NULL,
	`footer` text NOT NULL,
	`cost_centre_id` text NOT NULL,
	`terminal_reader` text DEFAULT '' NOT NULL,
	`is_archived` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `till_registers_by_code` ON `till_registers` (`code`);--> statement-breakpoint
CREATE TABLE `till_series` (
	`register_id` text NOT NULL,
	`series` text NOT NULL,
	`last` integer NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	`secret` text DEFAULT '' NOT NULL,
	`reserved_by` text DEFAULT '' NOT NULL,
	`reserved_by_name` text DEFAULT '' NOT NULL,
	`reserved_at` text,
	`last_sold_at` text,
	`seen_at` text,
	`waiting` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`register_id`, `series`)
);
--> statement-breakpoint
CREATE TABLE `till_sessions` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`register_id` text NOT NULL,
	`register_name` text NOT NULL,
	`number` text NOT NULL,
	`state` text NOT NULL,
	`stage` text NOT NULL,
	`date` text NOT NULL,
	`opened_at` text NOT NULL,
	`opened_by` text NOT NULL,
	`opened_by_name` text NOT NULL,
	`opening_count` text NOT NULL,
	`opening` integer NOT NULL,
	`left_before` integer,
	`opening_source` text,
	`brought` integer DEFAULT 0 NOT NULL,
	`closing_count` text,
	`counted` integer,
	`counted_at` text,
	`counted_by` text DEFAULT '' NOT NULL,
	`counted_by_name` text DEFAULT '' NOT NULL,
	`closed_at` text,
	`closed_by_name` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`total` integer,
	`difference` integer,
	`report` text,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `till_sessions_id_unique` ON `till_sessions` (`id`);--> statement-breakpoint
CREATE INDEX `till_sessions_by_date` ON `till_sessions` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `till_sessions_by_stage` ON `till_sessions` (`stage`,`date`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `till_sessions_one_open` ON `till_sessions` (`register_id`) WHERE stage = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX `till_sessions_by_number` ON `till_sessions` (`number`) WHERE number <> '';--> statement-breakpoint
CREATE TABLE `till_tenders` (
	`ticket_id` text NOT NULL,
	`position` integer NOT NULL,
	`tender` text NOT NULL,
	`wallet_id` text NOT NULL,
	`amount` integer NOT NULL,
	`change` integer NOT NULL,
	`reference` text NOT NULL,
	PRIMARY KEY(`ticket_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `till_ticket_cards` (
	`ticket_id` text NOT NULL,
	`position` integer NOT NULL,
	`wallet_id` text NOT NULL,
	`number` text NOT NULL,
	`code_end` text NOT NULL,
	`sealed_code` text NOT NULL,
	`is_top_up` integer NOT NULL,
	`expires_on` text,
	`amount` integer NOT NULL,
	`refund_of_position` integer,
	PRIMARY KEY(`ticket_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `till_ticket_lines` (
	`ticket_id` text NOT NULL,
	`position` integer NOT NULL,
	`item_id` text,
	`sku` text NOT NULL,
	`description` text NOT NULL,
	`quantity` text NOT NULL,
	`unit` text NOT NULL,
	`unit_price` text NOT NULL,
	`discount` text,
	`tax_code` text NOT NULL,
	`tax_category` text NOT NULL,
	`tax_rate` text NOT NULL,
	`income_account` text NOT NULL,
	`cost_centre_id` text NOT NULL,
	`amount` integer NOT NULL,
	`net` integer NOT NULL,
	`tax` integer NOT NULL,
	`coupon` integer DEFAULT 0 NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`refund_of_position` integer,
	PRIMARY KEY(`ticket_id`, `position`)
);
--> statement-breakpoint
CREATE INDEX `till_ticket_lines_of_item` ON `till_ticket_lines` (`item_id`) WHERE item_id is not null;--> statement-breakpoint
CREATE TABLE `till_tickets` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`kind` text NOT NULL,
	`register_id` text NOT NULL,
	`register_name` text NOT NULL,
	`session_id` text NOT NULL,
	`date` text NOT NULL,
	`posted_on` text NOT NULL,
	`sold_at` text NOT NULL,
	`recorded_at` text NOT NULL,
	`hour` integer NOT NULL,
	`cashier_id` text NOT NULL,
	`cashier_name` text NOT NULL,
	`customer_id` text,
	`customer_name` text NOT NULL,
	`currency` text NOT NULL,
	`price_mode` text NOT NULL,
	`discount` text,
	`coupon` text,
	`points` text,
	`subtotal` integer NOT NULL,
	`discount_total` integer NOT NULL,
	`tax_groups` text NOT NULL,
	`net` integer NOT NULL,
	`tax` integer NOT NULL,
	`gift_card_total` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`rounding` integer NOT NULL,
	`reason` text NOT NULL,
	`refund_of_id` text,
	`flags` text NOT NULL,
	`head` text NOT NULL,
	`public_secret` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `till_tickets_id_unique` ON `till_tickets` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `till_tickets_number_unique` ON `till_tickets` (`number`);--> statement-breakpoint
CREATE INDEX `till_tickets_by_time` ON `till_tickets` (`sold_at`,`id`);--> statement-breakpoint
CREATE INDEX `till_tickets_by_kind` ON `till_tickets` (`kind`,`sold_at`,`id`);--> statement-breakpoint
CREATE INDEX `till_tickets_of_session` ON `till_tickets` (`session_id`,`id`);--> statement-breakpoint
CREATE INDEX `till_tickets_by_date` ON `till_tickets` (`date`,`register_id`);--> statement-breakpoint
CREATE INDEX `till_tickets_by_posted` ON `till_tickets` (`posted_on`);--> statement-breakpoint
CREATE INDEX `till_tickets_of_customer` ON `till_tickets` (`customer_id`,`date`,`id`) WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX `till_tickets_of_origin` ON `till_tickets` (`refund_of_id`) WHERE refund_of_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `till_tickets_by_secret` ON `till_tickets` (`public_secret`);--> statement-breakpoint
CREATE TABLE `till_tips` (
	`ticket_id` text NOT NULL,
	`tender` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`ticket_id`, `tender`)
);
--> statement-breakpoint
CREATE TABLE `till_terminal_payments` (
	`cart_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`payment_id` text,
	`reader_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`tenders` text NOT NULL,
	`tips` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`return_tries` integer DEFAULT 0 NOT NULL,
	`asked_at` text NOT NULL,
	`seen_at` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_by_name` text NOT NULL,
	PRIMARY KEY(`cart_id`, `attempt`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `till_terminal_payments_by_payment` ON `till_terminal_payments` (`payment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `till_terminal_payments_under_way` ON `till_terminal_payments` (`cart_id`) WHERE state in ('asking', 'waiting', 'paid', 'returning');--> statement-breakpoint
CREATE TABLE `till_terminal_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`input` text NOT NULL,
	`state` text NOT NULL,
	`refund_id` text,
	`reason` text DEFAULT '' NOT NULL,
	`refund_ticket_id` text,
	`asked_at` text NOT NULL,
	`asked_by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `till_terminal_refunds_of_ticket` ON `till_terminal_refunds` (`ticket_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `till_terminal_refunds_under_way` ON `till_terminal_refunds` (`ticket_id`) WHERE state in ('asking', 'made');--> statement-breakpoint
CREATE TABLE `site_media` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`alt` text NOT NULL,
	`hash` text NOT NULL,
	`type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`focus_x` real NOT NULL,
	`focus_y` real NOT NULL,
	`sizes` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `site_media_id_unique` ON `site_media` (`id`);--> statement-breakpoint
CREATE INDEX `site_media_by_time` ON `site_media` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `site_media_by_name` ON `site_media` (name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `site_media_by_kind` ON `site_media` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `site_media_by_kind_name` ON `site_media` (`kind`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `site_media_by_hash` ON `site_media` (`hash`);--> statement-breakpoint
CREATE TABLE `site_pages` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`group_id` text NOT NULL,
	`parent_group_id` text NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`blocks` text NOT NULL,
	`excerpt` text NOT NULL,
	`author` text NOT NULL,
	`tags` text NOT NULL,
	`seo_title` text NOT NULL,
	`seo_description` text NOT NULL,
	`is_hidden` integer NOT NULL,
	`picture_id` text NOT NULL,
	`revision` integer NOT NULL,
	`published_revision` integer,
	`published_at` text,
	`path` text,
	`publish_at` text,
	`unpublish_at` text,
	`submitted_at` text,
	`submitted_by` text DEFAULT '' NOT NULL,
	`submitted_by_name` text DEFAULT '' NOT NULL,
	`sent_back` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`is_archived` integer DEFAULT false NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `site_pages_id_unique` ON `site_pages` (`id`);--> statement-breakpoint
CREATE INDEX `site_pages_by_title` ON `site_pages` (`is_archived`,title collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `site_pages_by_change` ON `site_pages` (`is_archived`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `site_pages_by_group` ON `site_pages` (`group_id`,`language`);--> statement-breakpoint
CREATE INDEX `site_pages_by_slug` ON `site_pages` (`slug`,`language`);--> statement-breakpoint
CREATE TABLE `site_revisions` (
	`page_id` text NOT NULL,
	`number` integer NOT NULL,
	`saved_at` text NOT NULL,
	`saved_by` text NOT NULL,
	`restored_from` integer,
	`content` text NOT NULL,
	PRIMARY KEY(`page_id`, `number`)
);
--> statement-breakpoint
CREATE TABLE `site_contents` (
	`hash` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_entries` (
	`path` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`type` text NOT NULL,
	`target` text NOT NULL,
	`left_at` text
);
--> statement-breakpoint
CREATE INDEX `site_entries_by_hash` ON `site_entries` (`hash`);--> statement-breakpoint
CREATE TABLE `site_live_pages` (
	`page_id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`page` text NOT NULL,
	`made` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_pointer` (
	`id` text PRIMARY KEY NOT NULL,
	`manifest_id` text NOT NULL,
	`version` integer NOT NULL,
	`published_at` text NOT NULL,
	`published_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_redirects` (
	`source` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`address` text NOT NULL,
	`origin` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `shop_orders` (
	`row_number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`number` text NOT NULL,
	`state` text NOT NULL,
	`placed_at` text NOT NULL,
	`fulfilment` text NOT NULL,
	`way` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`currency` text NOT NULL,
	`total` integer NOT NULL,
	`pay_way` text NOT NULL,
	`customer_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`stock_document_id` text NOT NULL,
	`tracking` text NOT NULL,
	`done_date` text NOT NULL,
	`cancel_reason` text NOT NULL,
	`content` text NOT NULL,
	`once_key` text NOT NULL,
	`from_place` text NOT NULL,
	`public_secret` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shop_orders_id_unique` ON `shop_orders` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `shop_orders_number_unique` ON `shop_orders` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `shop_orders_invoice_id_unique` ON `shop_orders` (`invoice_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `shop_orders_once_key_unique` ON `shop_orders` (`once_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `shop_orders_public_secret_unique` ON `shop_orders` (`public_secret`);--> statement-breakpoint
CREATE INDEX `shop_orders_by_time` ON `shop_orders` (`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `shop_orders_by_total` ON `shop_orders` (`total`,`id`);--> statement-breakpoint
CREATE INDEX `shop_orders_by_name` ON `shop_orders` (name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `shop_orders_by_state_time` ON `shop_orders` (`state`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `shop_orders_by_state_total` ON `shop_orders` (`state`,`total`,`id`);--> statement-breakpoint
CREATE INDEX `shop_orders_by_state_name` ON `shop_orders` (`state`,name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `shop_orders_by_customer` ON `shop_orders` (`customer_id`);--> statement-breakpoint
CREATE INDEX `shop_orders_by_place` ON `shop_orders` (`from_place`,`created_at`);--> statement-breakpoint
CREATE INDEX `shop_orders_by_email` ON `shop_orders` (email collate nocase,`created_at`);--> statement-breakpoint
CREATE TABLE `shop_returns` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`state` text NOT NULL,
	`asked_at` text NOT NULL,
	`received_date` text NOT NULL,
	`reason` text NOT NULL,
	`lines` text NOT NULL,
	`amount` integer NOT NULL,
	`gift_card_amount` integer NOT NULL,
	`credit_note_id` text NOT NULL,
	`answer` text NOT NULL,
	`decided_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shop_returns_of_order` ON `shop_returns` (`order_id`,`asked_at`);--> statement-breakpoint
CREATE TABLE `shop_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`is_open` integer NOT NULL,
	`content` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_import_file` (
	`id` text PRIMARY KEY NOT NULL,
	`file_name` text NOT NULL,
	`uploaded_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_import_records` (
	`key` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`hash` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` text NOT NULL
);
--> statement-breakpoint
CREATE VIRTUAL TABLE audit_search USING fts5(title, actor, detail, changes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE VIRTUAL TABLE cost_centres_search USING fts5(trail, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE journal_search USING fts5(memo, content='', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
CREATE TRIGGER journal_entries_found AFTER INSERT ON journal_entries
BEGIN INSERT INTO journal_search (rowid, memo) VALUES (NEW.sequence, NEW.memo); END;
CREATE TRIGGER journal_entries_kept_update BEFORE UPDATE ON journal_entries
BEGIN SELECT RAISE(ABORT, 'a posted entry is never changed'); END;
CREATE TRIGGER journal_entries_kept_delete BEFORE DELETE ON journal_entries
BEGIN SELECT RAISE(ABORT, 'a posted entry is never deleted'); END;
CREATE TRIGGER journal_lines_kept_update BEFORE UPDATE ON journal_lines
BEGIN SELECT RAISE(ABORT, 'a posted line is never changed'); END;
CREATE TRIGGER journal_lines_kept_delete BEFORE DELETE ON journal_lines
BEGIN SELECT RAISE(ABORT, 'a posted line is never deleted'); END;
CREATE TRIGGER journal_lines_before_entry BEFORE INSERT ON journal_lines
WHEN EXISTS (SELECT 1 FROM journal_entries WHERE sequence = NEW.entry_sequence)
BEGIN SELECT RAISE(ABORT, 'a posted entry takes no more lines'); END;
CREATE TRIGGER journal_entries_balance BEFORE INSERT ON journal_entries
WHEN (SELECT coalesce(sum(debit - credit), 0) FROM journal_lines WHERE entry_sequence = NEW.sequence) <> 0
  OR EXISTS (SELECT 1 FROM journal_lines WHERE entry_sequence = NEW.sequence AND date <> NEW.date)
BEGIN SELECT RAISE(ABORT, 'debits and credits differ'); END;
CREATE TRIGGER journal_entries_follow BEFORE INSERT ON journal_entries
WHEN NEW.sequence <> (SELECT coalesce(max(sequence), 0) + 1 FROM journal_entries)
  OR NEW.previous_hash <> coalesce((SELECT hash FROM journal_entries WHERE sequence = NEW.sequence - 1), '')
BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;
CREATE TRIGGER journal_entries_locked BEFORE INSERT ON journal_entries
WHEN NEW.date <= (SELECT hard_date FROM ledger_locks)
BEGIN SELECT RAISE(ABORT, 'the period is locked'); END;
CREATE TRIGGER journal_lines_sums AFTER INSERT ON journal_lines
BEGIN
  INSERT INTO account_days (date, account, debit, credit, lines, first_sequence, last_sequence)
    VALUES (NEW.date, NEW.account, NEW.debit, NEW.credit, 1, NEW.entry_sequence, NEW.entry_sequence)
    ON CONFLICT (date, account) DO UPDATE
    SET debit = debit + excluded.debit, credit = credit + excluded.credit, lines = lines + 1,
      first_sequence = min(first_sequence, excluded.first_sequence),
      last_sequence = max(last_sequence, excluded.last_sequence);
  INSERT INTO account_months (month, account, debit, credit)
    VALUES (substr(NEW.date, 1, 7), NEW.account, NEW.debit, NEW.credit)
    ON CONFLICT (month, account) DO UPDATE
    SET debit = debit + excluded.debit, credit = credit + excluded.credit;
END;
CREATE TRIGGER journal_entries_sums AFTER INSERT ON journal_entries
BEGIN
  INSERT INTO kind_days (source_kind, date, account, is_on_credit, debit, credit, entries)
    SELECT NEW.source_kind, NEW.date, account,
      EXISTS (SELECT 1 FROM journal_lines
        WHERE entry_sequence = NEW.sequence AND open_item_id IS NOT NULL),
      sum(debit), sum(credit), 1
    FROM journal_lines WHERE entry_sequence = NEW.sequence GROUP BY account
    ON CONFLICT (source_kind, date, account, is_on_credit) DO UPDATE
    SET debit = debit + excluded.debit, credit = credit + excluded.credit,
      entries = entries + excluded.entries;
END;
CREATE TRIGGER accounts_kept BEFORE DELETE ON accounts
WHEN EXISTS (SELECT 1 FROM journal_lines WHERE account = OLD.code)
BEGIN SELECT RAISE(ABORT, 'an account that was posted to is never deleted'); END;
CREATE TRIGGER accounts_same_code BEFORE UPDATE OF code, type ON accounts
WHEN NEW.code <> OLD.code OR NEW.type <> OLD.type
BEGIN SELECT RAISE(ABORT, 'code and type of an account stay'); END;
CREATE TRIGGER ledger_lock_log_kept_update BEFORE UPDATE ON ledger_lock_log
BEGIN SELECT RAISE(ABORT, 'the log of locks is never changed'); END;
CREATE TRIGGER ledger_lock_log_kept_delete BEFORE DELETE ON ledger_lock_log
BEGIN SELECT RAISE(ABORT, 'the log of locks is never changed'); END;
--> statement-breakpoint
CREATE VIRTUAL TABLE opening_items_search USING fts5(number, party, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TABLE party_balance_changes (direction text NOT NULL, side text NOT NULL, period text NOT NULL, due_unit text NOT NULL, due text NOT NULL, party_id text NOT NULL, made_by text NOT NULL, currency text NOT NULL, balance integer NOT NULL, balance_base integer NOT NULL, PRIMARY KEY (direction, side, period, due_unit, due, party_id, made_by, currency)) WITHOUT ROWID;
CREATE TRIGGER party_balance_changes_nothing AFTER UPDATE ON party_balance_changes
WHEN NEW.balance = 0 AND NEW.balance_base = 0
BEGIN
  DELETE FROM party_balance_changes WHERE direction = NEW.direction AND side = NEW.side AND period = NEW.period AND due_unit = NEW.due_unit AND due = NEW.due AND party_id = NEW.party_id AND made_by = NEW.made_by AND currency = NEW.currency;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE bills_search USING fts5(number, supplier, supplier_number, words, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE expense_search USING fts5(number, payee, note, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE purchase_order_search USING fts5(number, supplier, lines, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE recurring_purchase_search USING fts5(name, supplier, lines, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE item_categories_search USING fts5(trail, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE item_search USING fts5(name, sku, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE price_lists_search USING fts5(name, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE booking_pages_search USING fts5(name, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE calendar_event_search USING fts5(title, place, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE mail_search USING fts5(subject, sender, recipients, body, access, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE UNIQUE INDEX mailboxes_by_owner ON mailboxes (coalesce(owner_id, ''));
--> statement-breakpoint
CREATE VIRTUAL TABLE campaigns_search USING fts5(name, subject, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE canned_answers_search USING fts5(name, text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE pipelines_search USING fts5(name, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE deals_search USING fts5(title, customer, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE follow_ups_search USING fts5(title, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE lead_forms_search USING fts5(name, intro, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE leads_search USING fts5(name, company, email, phone, city, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3', detail=column);
--> statement-breakpoint
CREATE VIRTUAL TABLE partners_search USING fts5(name, company, email, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE portal_contacts_search USING fts5(name, email, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE segments_search USING fts5(name, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE sequences_search USING fts5(name, notes, steps, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE sequence_members_search USING fts5(name, company, address, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE support_tickets_search USING fts5(number, subject, contact, text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE custom_fields_search USING fts5(label, key, hint, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE party_search USING fts5(name, contact, email, city, vat_id, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE record_search USING fts5(title, subtitle, text, access, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3 4 5');
--> statement-breakpoint
CREATE VIRTUAL TABLE courses_search USING fts5(title, summary, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE quizzes_search USING fts5(title, intro, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE bank_line_search USING fts5(name, text, reference, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE mandate_search USING fts5(reference, customer, iban, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE payment_search USING fts5(number, customer, reference, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE wallet_search USING fts5(number, customer, code_end, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
CREATE TRIGGER wallet_entries_kept_update BEFORE UPDATE ON wallet_entries
BEGIN SELECT RAISE(ABORT, 'an entry of a wallet is never changed'); END;
CREATE TRIGGER wallet_entries_kept_delete BEFORE DELETE ON wallet_entries
BEGIN SELECT RAISE(ABORT, 'an entry of a wallet is never deleted'); END;
CREATE TRIGGER wallet_entries_follow BEFORE INSERT ON wallet_entries
WHEN NEW.balance_after <> NEW.amount + coalesce((SELECT balance_after FROM wallet_entries WHERE wallet_id = NEW.wallet_id AND sequence = NEW.sequence - 1), 0)
  OR NEW.held_after <> NEW.held + coalesce((SELECT held_after FROM wallet_entries WHERE wallet_id = NEW.wallet_id AND sequence = NEW.sequence - 1), 0)
  OR NEW.sequence <> 1 + coalesce((SELECT max(sequence) FROM wallet_entries WHERE wallet_id = NEW.wallet_id), 0)
BEGIN SELECT RAISE(ABORT, 'an entry of a wallet follows the last one'); END;
CREATE TRIGGER wallet_entries_sum AFTER INSERT ON wallet_entries
BEGIN
  UPDATE wallets SET balance = NEW.balance_after, held = NEW.held_after, balance_base = balance_base + NEW.amount_base
    WHERE id = NEW.wallet_id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE announcements_search USING fts5(title, text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE kiosks_search USING fts5(name, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE checklist_templates_search USING fts5(name, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE employees_search USING fts5(name, number, job_title, email, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE employee_contracts_search USING fts5(name, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE handed_out_search USING fts5(name, number, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE pay_components_search USING fts5(name, code, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE pay_orders_search USING fts5(name, reference, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE pay_advances_search USING fts5(name, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE vacancies_search USING fts5(name, place, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE applications_search USING fts5(name, email, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE hourly_rates_search USING fts5(notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE projects_search USING fts5(name, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE project_tasks_search USING fts5(title, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER project_tasks_noted_insert AFTER INSERT ON project_tasks
BEGIN
  INSERT INTO task_objects (project_id, task_id, uid, name, change_number, is_gone, changed_at)
    VALUES (NEW.project_id, NEW.id, NEW.id, NEW.id || '.ics', (SELECT coalesce(max(change_number), 0) + 1 FROM task_objects), NEW.is_archived, NEW.updated_at)
    ON CONFLICT (project_id, task_id) DO UPDATE SET change_number = excluded.change_number, is_gone = excluded.is_gone, changed_at = excluded.changed_at;
END;
CREATE TRIGGER project_tasks_noted_update AFTER UPDATE ON project_tasks
BEGIN
  UPDATE task_objects SET is_gone = 1, change_number = (SELECT max(change_number) + 1 FROM task_objects), changed_at = NEW.updated_at
    WHERE NEW.project_id <> OLD.project_id AND project_id = OLD.project_id AND task_id = NEW.id;
  INSERT INTO task_objects (project_id, task_id, uid, name, change_number, is_gone, changed_at)
    VALUES (NEW.project_id, NEW.id, NEW.id, NEW.id || '.ics', (SELECT coalesce(max(change_number), 0) + 1 FROM task_objects), NEW.is_archived, NEW.updated_at)
    ON CONFLICT (project_id, task_id) DO UPDATE SET change_number = excluded.change_number, is_gone = excluded.is_gone, changed_at = excluded.changed_at;
END;
CREATE TRIGGER project_tasks_noted_delete AFTER DELETE ON project_tasks
BEGIN
  UPDATE task_objects SET is_gone = 1, change_number = (SELECT max(change_number) + 1 FROM task_objects) WHERE task_id = OLD.id;
  DELETE FROM task_sources WHERE task_id = OLD.id;
END;
CREATE TRIGGER project_tasks_assigned_insert AFTER INSERT ON project_tasks
BEGIN
  INSERT OR IGNORE INTO task_assignees (person_id, stage, due_order, task_id)
    SELECT value, NEW.stage, NEW.due_order, NEW.id FROM json_each(NEW.assignee_ids);
END;
CREATE TRIGGER project_tasks_assigned_update AFTER UPDATE ON project_tasks
  WHEN NEW.assignee_ids <> OLD.assignee_ids OR NEW.stage <> OLD.stage OR NEW.due_order <> OLD.due_order
BEGIN
  DELETE FROM task_assignees WHERE task_id = NEW.id;
  INSERT OR IGNORE INTO task_assignees (person_id, stage, due_order, task_id)
    SELECT value, NEW.stage, NEW.due_order, NEW.id FROM json_each(NEW.assignee_ids);
END;
CREATE TRIGGER project_tasks_assigned_delete AFTER DELETE ON project_tasks
BEGIN
  DELETE FROM task_assignees WHERE task_id = OLD.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE time_entries_search USING fts5(note, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE coupons_search USING fts5(code, name, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE invoice_search USING fts5(number, customer, purchase_order, lines, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE loyalty_account_search USING fts5(customer, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
CREATE TRIGGER loyalty_entries_kept_update BEFORE UPDATE OF id, type, date, points, amount, expires_on, note, origin_id, document_kind, document_id, document_number, batch, created_at, created_by ON loyalty_entries
BEGIN SELECT RAISE(ABORT, 'an entry of points is never changed'); END;
CREATE TRIGGER loyalty_entries_kept_delete BEFORE DELETE ON loyalty_entries
BEGIN SELECT RAISE(ABORT, 'an entry of points is never deleted'); END;
--> statement-breakpoint
CREATE VIRTUAL TABLE quote_search USING fts5(number, customer, lines, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE recurring_search USING fts5(name, customer, lines, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE sales_order_search USING fts5(number, customer, lines, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE production_orders_search USING fts5(number, item, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE stock_search USING fts5(name, sku, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
CREATE VIRTUAL TABLE stock_lots_search USING fts5(code, item, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE till_ticket_search USING fts5(number, customer, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
CREATE VIRTUAL TABLE till_session_search USING fts5(number, register, people, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE site_media_search USING fts5(name, alt, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE site_pages_search USING fts5(title, text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE shop_orders_search USING fts5(number, name, email, items, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
