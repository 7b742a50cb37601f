import { describeAccountDeletionPort } from './account-deletion.contract.ts';
import { describeAssistantPort } from './assistant.contract.ts';
import { describeConversationsPort } from './conversations.contract.ts';
import { describeLogsPort } from './client-logs.contract.ts';
import { describePersonalDataPort } from './personal-data.contract.ts';
import { describeSchoolYearsPort } from './school-years.contract.ts';
import { describeSubscriptionsPort } from './subscriptions.contract.ts';
import { describeTrialsPort } from './trials.contract.ts';
import { describeUsersPort } from './users.contract.ts';
import type { OpenWorld } from './world.ts';

/** Whatever stands behind the ports must do all of this. */
export const describeBackend = (name: string, open: OpenWorld): void => {
  describeUsersPort(name, open);
  describeSchoolYearsPort(name, open);
  describeSubscriptionsPort(name, open);
  describeTrialsPort(name, open);
  describeAssistantPort(name, open);
  describeConversationsPort(name, open);
  describeLogsPort(name, open);
  describePersonalDataPort(name, open);
  describeAccountDeletionPort(name, open);
};
