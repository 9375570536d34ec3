ALTER TABLE `tax_rates` ADD `output_account` text;--> statement-breakpoint
ALTER TABLE `tax_rates` ADD `income_account` text;