CREATE TABLE `outgoing_notice` (
	`id` text PRIMARY KEY NOT NULL,
	`notice` text NOT NULL,
	`except_user_id` text,
	`created_at` text NOT NULL
);
