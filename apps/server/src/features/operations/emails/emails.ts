import { dataReady } from "./data-ready.ts";
import { invitation } from "./invitation.ts";
import { mailTest } from "./mail-test.ts";
import { membershipGiven } from "./membership-given.ts";
import { requestReceived } from "./request-received.ts";

export const emails = [membershipGiven, invitation, requestReceived, dataReady, mailTest];
